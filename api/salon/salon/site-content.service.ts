import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { violates } from '../../database/pg-errors.js';
import { Transactions } from '../../database/transactions.js';
import { noSuchPicture } from '../../platform/media/media.problems.js';
import type { ChangeSalonDto } from './dto/change-salon.dto.js';
import type { ChangedSiteTexts } from './dto/change-site-texts.dto.js';
import { CurrencyChangeListener } from './currency.port.js';
import { PlaceGuardService } from './place-guard.service.js';
import type { Salon } from './salon.entity.js';
import { SalonRepository } from './salon.repository.js';
import { SalonLanguagesService } from './salon-languages.service.js';
import { SalonSettingsService } from './salon-settings.service.js';
import type { SalonView } from './salon.view.js';
import { siteTextHash, type SiteTextView, toSiteTextView } from './site-text.view.js';
import { editableTextKeys } from '../site-texts/site-texts.js';
import { languages as known } from '../../words/languages.gen.js';
import type { Language } from '../../words/types.gen.js';

/** Changes the public pages' texts and pictures. */
@Injectable()
export class SiteContentService {
  constructor(
    private readonly salons: SalonRepository,
    private readonly settings: SalonSettingsService,
    private readonly languages: SalonLanguagesService,
    private readonly place: PlaceGuardService,
    private readonly currencies: CurrencyChangeListener,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  async changeSalon(
    { keepsBookings = false, deletesSales = false, ...asked }: ChangeSalonDto,
    admin: CurrentUser,
  ): Promise<SalonView> {
    const change = columnsOf(asked);
    if (Object.keys(change).length > 0) {
      await this.transactions
        .run(async (tx) => {
          const { name } = change;
          if (name !== undefined) await this.settings.endDemoBy(admin, { name, deletesSales }, tx);
          await this.place.assertFit(change, keepsBookings, tx);
          const { currency: from } = await this.salons.getSalon(tx);
          await this.salons.change(change, tx);
          if (change.logoPictureId) await this.assertLogo(tx);
          const { currency: to = from } = change;
          if (to !== from) await this.currencies.currencyChanged({ from, to }, admin, tx);
          await this.record(Object.keys(asked), admin, tx);
        })
        .catch((error: unknown) => {
          if (violates(error, 'salon_hero_picture')) throw noSuchPicture('heroPictureId');
          if (violates(error, 'salon_hero_night_picture')) throw noSuchPicture('heroNightPictureId');
          if (violates(error, 'salon_logo_picture')) throw noSuchPicture('logoPictureId');
          throw error;
        });
    }
    return this.settings.showSalon();
  }

  async listSiteTexts(): Promise<SiteTextView[]> {
    const { mainLanguage: main } = await this.languages.showLanguages();
    const own = await this.salons.siteTexts();
    const words = await this.salons.siteTextWords();
    return editableTextKeys.map((key) => toSiteTextView(key, { own, words, main }));
  }

  async changeSiteTexts({ words = {}, ...asked }: ChangedSiteTexts, admin: CurrentUser): Promise<SalonView> {
    // The web app omits fields or sends undefined; both leave them unchanged.
    const changes = Object.entries(asked).filter(([, text]) => text !== undefined);
    const translations = translationsIn(words);
    if (changes.length > 0 || translations.length > 0) {
      await this.transactions.run(async (tx) => {
        for (const [key, text] of changes.sort()) {
          if (text === null) await this.salons.deleteSiteText(key, tx);
          else await this.salons.setSiteText(key, text, tx);
        }
        if (translations.length > 0) await this.translate(translations, tx);
        await this.record([...new Set([...changes, ...translations].map(([key]) => key))], admin, tx);
      });
    }
    return this.settings.showSalon();
  }

  /** The author of a translation has seen the current original. */
  private async translate(
    translations: [key: string, language: Language, text: string | null][],
    tx: EntityManager,
  ): Promise<void> {
    const own = new Map((await this.salons.siteTexts(tx)).map(({ key, text }) => [key, text]));
    for (const [key, lang, text] of translations) {
      if (text === null) await this.salons.deleteSiteTextWords(key, lang, tx);
      else {
        const sourceHash = siteTextHash(own.get(key));
        await this.salons.setSiteTextWords({ key, lang, text, sourceHash }, tx);
      }
    }
  }

  /** Any other picture would have white edges, and no files to show. */
  private async assertLogo(tx: EntityManager): Promise<void> {
    const { logoPicture } = await this.salons.getSalonWithLogo(tx);
    if (!logoPicture?.isLogo) throw noSuchPicture('logoPictureId');
  }

  private record(keys: string[], actor: CurrentUser, tx: EntityManager): Promise<void> {
    const detail = { keys: keys.sort().join(' ') };
    const object = { type: 'salon', id: '1' };
    return this.audit.record({ actor, action: 'salon.changed', object, detail }, tx);
  }
}

/** In a fixed order, so that two admins saving at once never deadlock. */
const translationsIn = (
  words: NonNullable<ChangedSiteTexts['words']>,
): [key: string, language: Language, text: string | null][] =>
  known.flatMap((language) => {
    const texts = words[language];
    if (texts === undefined) return [];
    const keys =
      texts === null ? editableTextKeys : editableTextKeys.filter((key) => texts[key] !== undefined);
    return keys
      .toSorted()
      .map((key): [string, Language, string | null] => [key, language, texts?.[key] || null]);
  });

function columnsOf({
  address = {},
  position,
  ...plain
}: Omit<ChangeSalonDto, 'keepsBookings' | 'deletesSales'>): Partial<Salon> {
  const place = position === null ? { latitude: null, longitude: null } : position;
  return Object.fromEntries(
    Object.entries({ ...plain, ...address, ...place }).filter(([, value]) => value !== undefined),
  );
}
