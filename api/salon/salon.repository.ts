import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { OpeningHours } from './opening-hours.entity.js';
import { SiteTextRow } from './site-text.entity.js';
import { Salon } from './salon.entity.js';
import { SpecialDay } from './special-day.entity.js';

@Injectable()
export class SalonRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  getSalon(within: EntityManager = this.source.manager): Promise<Salon> {
    return within.findOneByOrFail(Salon, { id: 1 });
  }

  getSalonWithPictures(): Promise<Salon> {
    return this.source.manager.findOneOrFail(Salon, {
      where: { id: 1 },
      relations: { heroPicture: true, heroNightPicture: true },
    });
  }

  async change(change: Partial<Salon>, within: EntityManager): Promise<void> {
    await within.update(Salon, { id: 1 }, change);
  }

  siteTexts(): Promise<SiteTextRow[]> {
    return this.source.manager.find(SiteTextRow);
  }

  async setSiteText(key: string, text: string, within: EntityManager): Promise<void> {
    await within.upsert(SiteTextRow, { key, text }, ['key']);
  }

  async forgetSiteText(key: string, within: EntityManager): Promise<void> {
    await within.delete(SiteTextRow, { key });
  }

  weeklyOpening(within: EntityManager = this.source.manager): Promise<OpeningHours[]> {
    return within.find(OpeningHours, { order: { weekday: 'ASC', startsMinute: 'ASC' } });
  }

  specialDays(within: EntityManager = this.source.manager): Promise<SpecialDay[]> {
    return within.find(SpecialDay, { order: { day: 'ASC' } });
  }
}
