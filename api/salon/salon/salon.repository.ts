import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Between, DataSource, type EntityManager } from 'typeorm';
import { bool } from '../../database/columns.js';
import { execute, queryRows } from '../../database/rows.js';
import { OpeningHours } from './opening-hours.entity.js';
import { SalonLanguage } from './salon-language.entity.js';
import { SiteText } from './site-text.entity.js';
import { SiteTextWords } from './site-text-words.entity.js';
import { Salon } from './salon.entity.js';
import { SpecialDay } from './special-day.entity.js';

@Injectable()
export class SalonRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  getSalon(tx: EntityManager = this.source.manager): Promise<Salon> {
    return tx.findOneByOrFail(Salon, { id: 1 });
  }

  getSalonWithPictures(): Promise<Salon> {
    return this.source.manager.findOneOrFail(Salon, {
      where: { id: 1 },
      relations: { heroPicture: { words: true }, heroNightPicture: { words: true }, logoPicture: true },
    });
  }

  getSalonWithLogo(tx: EntityManager = this.source.manager): Promise<Salon> {
    return tx.findOneOrFail(Salon, { where: { id: 1 }, relations: { logoPicture: true } });
  }

  async change(change: Partial<Salon>, tx: EntityManager): Promise<void> {
    await tx.update(Salon, { id: 1 }, change);
  }

  async setOpening(windows: Omit<OpeningHours, 'id'>[], tx: EntityManager): Promise<void> {
    // Otherwise, two admins saving at once would leave the windows of both.
    await execute(tx, `LOCK TABLE opening_hours IN SHARE ROW EXCLUSIVE MODE`);
    await tx.delete(OpeningHours, { weekday: Between(1, 7) });
    await tx.insert(
      OpeningHours,
      windows.map(({ weekday, startsMinute, endsMinute }) => ({ weekday, startsMinute, endsMinute })),
    );
  }

  async setSpecialDays(specialDays: SpecialDay[], tx: EntityManager): Promise<void> {
    await tx.upsert(SpecialDay, specialDays, ['day']);
  }

  /** Says how many there were. */
  async removeSpecialDays(
    { fromDay, toDay }: { fromDay: string; toDay: string },
    tx: EntityManager,
  ): Promise<number> {
    const { affected } = await tx.delete(SpecialDay, { day: Between(fromDay, toDay) });
    return affected ?? 0;
  }

  /** Returns true if it existed. */
  async removeSpecialDay(day: string, tx: EntityManager): Promise<boolean> {
    const { affected } = await tx.delete(SpecialDay, { day });
    return affected === 1;
  }

  /** In menu order. */
  languages(): Promise<SalonLanguage[]> {
    return this.source.manager.find(SalonLanguage, { order: { position: 'ASC', lang: 'ASC' } });
  }

  async setLanguages(spoken: SalonLanguage[], tx: EntityManager): Promise<void> {
    // Otherwise, two admins saving at once would leave the languages of both.
    await execute(tx, `LOCK TABLE salon_languages IN SHARE ROW EXCLUSIVE MODE`);
    await execute(tx, `DELETE FROM salon_languages`);
    await tx.insert(SalonLanguage, spoken);
  }

  siteTexts(tx: EntityManager = this.source.manager): Promise<SiteText[]> {
    return tx.find(SiteText);
  }

  siteTextWords(where: { lang?: string } = {}): Promise<SiteTextWords[]> {
    return this.source.manager.find(SiteTextWords, { where });
  }

  async setSiteTextWords(words: SiteTextWords, tx: EntityManager): Promise<void> {
    await tx.upsert(SiteTextWords, words, ['key', 'lang']);
  }

  async deleteSiteTextWords(key: string, lang: string, tx: EntityManager): Promise<void> {
    await tx.delete(SiteTextWords, { key, lang });
  }

  async setSiteText(key: string, text: string, tx: EntityManager): Promise<void> {
    await tx.upsert(SiteText, { key, text }, ['key']);
  }

  async deleteSiteText(key: string, tx: EntityManager): Promise<void> {
    await tx.delete(SiteText, { key });
  }

  weeklyOpening(tx: EntityManager = this.source.manager): Promise<OpeningHours[]> {
    return tx.find(OpeningHours, { order: { weekday: 'ASC', startsMinute: 'ASC' } });
  }

  specialDays(tx: EntityManager = this.source.manager): Promise<SpecialDay[]> {
    return tx.find(SpecialDay, { order: { day: 'ASC' } });
  }

  /** In a single statement, so that two admins don't overwrite each other's changes. */
  async settleStep(step: string, isSettled: boolean, tx: EntityManager): Promise<void> {
    await execute(
      tx,
      `UPDATE salon SET settled_steps = CASE WHEN $2::boolean THEN array_append(array_remove(settled_steps, $1), $1)
         ELSE array_remove(settled_steps, $1) END`,
      [step, isSettled],
    );
  }

  /** Only the first time counts. */
  async endFirstSteps(at: Date): Promise<void> {
    await execute(
      this.source,
      `UPDATE salon SET first_steps_over_at = $1 WHERE first_steps_over_at IS NULL`,
      [at],
    );
  }

  /** True if the salon is as the migrations left it. */
  async isUntouched(tx: EntityManager = this.source.manager): Promise<boolean> {
    const rows = await queryRows(
      tx,
      { untouched: bool },
      `SELECT demo_at IS NULL AND name = 'Parlour' AND country_code IS NULL AND phone || email || street || city = ''
         AND NOT EXISTS (SELECT FROM special_days) AND NOT EXISTS (SELECT FROM site_texts)
         AND NOT EXISTS (SELECT FROM salon_languages) AS untouched
       FROM salon`,
    );
    return rows[0]?.untouched === true;
  }
}
