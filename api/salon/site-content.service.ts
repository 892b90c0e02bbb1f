import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { violates } from '../database/pg-errors.js';
import { inTransaction } from '../database/transaction.js';
import { noSuchPicture } from '../media/media.problems.js';
import type { ChangeSalonDto } from './dto/change-salon.dto.js';
import type { ChangedSiteTexts } from './dto/change-site-texts.dto.js';
import type { Salon } from './salon.entity.js';
import { SalonRepository } from './salon.repository.js';
import { SalonLanguagesService } from './salon-languages.service.js';
import { SalonSettingsService } from './salon-settings.service.js';
import { type SalonView, type SiteTextView, toSiteTextView } from './salon.view.js';
import { editableTextKeys, editableTextsOf } from './site-texts.js';

/** What the owner changes of the public pages. */
@Injectable()
export class SiteContentService {
  constructor(
    private readonly salons: SalonRepository,
    private readonly settings: SalonSettingsService,
    private readonly languages: SalonLanguagesService,
    private readonly audit: AuditService,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  async changeSalon(asked: ChangeSalonDto, admin: CurrentUser): Promise<SalonView> {
    const change = columnsOf(asked);
    if (Object.keys(change).length > 0) {
      await inTransaction(this.source, async (within) => {
        await this.salons.change(change, within);
        await this.record(Object.keys(asked), admin, within);
      }).catch((error: unknown) => {
        if (violates(error, 'salon_hero_picture')) throw noSuchPicture('heroPictureId');
        if (violates(error, 'salon_hero_night_picture')) throw noSuchPicture('heroNightPictureId');
        throw error;
      });
    }
    return this.settings.showSalon();
  }

  async listSiteTexts(): Promise<SiteTextView[]> {
    const { mainLanguage } = await this.languages.showLanguages();
    const texts = editableTextsOf(await this.salons.siteTexts(), mainLanguage);
    return editableTextKeys.map((key) => toSiteTextView(key, texts, mainLanguage));
  }

  async changeSiteTexts(asked: ChangedSiteTexts, admin: CurrentUser): Promise<SalonView> {
    // The web app leaves fields out or sends them as undefined; both mean that they stay as they are.
    const changes = Object.entries(asked).filter(([, text]) => text !== undefined);
    if (changes.length > 0) {
      await inTransaction(this.source, async (within) => {
        for (const [key, text] of changes.sort()) {
          if (text === null) await this.salons.deleteSiteText(key, within);
          else await this.salons.setSiteText(key, text, within);
        }
        await this.record(
          changes.map(([key]) => key),
          admin,
          within,
        );
      });
    }
    return this.settings.showSalon();
  }

  private record(keys: string[], actor: CurrentUser, within: EntityManager): Promise<void> {
    const detail = { keys: keys.sort().join(' ') };
    const object = { type: 'salon', id: '1' };
    return this.audit.record({ actor, action: 'salon.changed', object, detail }, within);
  }
}

function columnsOf({ address = {}, position, ...plain }: ChangeSalonDto): Partial<Salon> {
  const place = position === null ? { latitude: null, longitude: null } : position;
  return Object.fromEntries(
    Object.entries({ ...plain, ...address, ...place }).filter(([, value]) => value !== undefined),
  );
}
