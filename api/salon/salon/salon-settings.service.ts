import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ENV, type Env } from '../../config/env.js';
import type { OpeningHours } from './opening-hours.entity.js';
import type { Salon } from './salon.entity.js';
import type { SalonLanguage } from './salon-language.entity.js';
import { SalonLanguagesService } from './salon-languages.service.js';
import { SalonRepository } from './salon.repository.js';
import { fillLegalText } from '../site-texts/domain/legal-facts.js';
import { DemoEnd, type DemoEnder } from '../site-texts/demo-end.port.js';
import { isDemoSalon } from '../site-texts/demo-salon.js';
import { legalTextKeys } from '../site-texts/legal-texts.js';
import { OwnWordsService } from './own-words.service.js';
import { toOwnWordsView } from './own-words.view.js';
import { type LegalTextsView, type SalonView, toLegalTextsView, toSalonView } from './salon.view.js';
import type { Reading } from '../../common/translations.js';
import type { SalonWords } from '../../common/words/salon-words.js';
import { legalTextsOf, type OwnTexts, type SiteTextKey, textsOfSite } from '../site-texts/site-texts.js';
import type { Language } from '../../words/types.gen.js';
import type { SpecialDay } from './special-day.entity.js';

/** The salon's settings with its weekly opening hours and special days. */
export interface SalonSettings {
  salon: Salon;
  openingHours: OpeningHours[];
  specialDays: SpecialDay[];
}

/** A new salon's name, place and the settings that follow from them. */
export type SalonBeginning = Pick<
  Salon,
  'name' | 'countryCode' | 'timeZone' | 'currency' | 'mainLanguage' | 'hourCycle' | 'firstWeekday'
>;

const figures: SiteTextKey[] = ['treatment.customers.figure', 'treatment.services.figure'];

@Injectable()
export class SalonSettingsService {
  constructor(
    private readonly salons: SalonRepository,
    private readonly languages: SalonLanguagesService,
    private readonly ownWords: OwnWordsService,
    private readonly demoEnd: DemoEnd,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Only the salon's own row: its name, place and rules. */
  salon(tx?: EntityManager): Promise<Salon> {
    return this.salons.getSalon(tx);
  }

  /** The salon's row with its logo. */
  salonWithLogo(): Promise<Salon> {
    return this.salons.getSalonWithLogo();
  }

  async settings(tx?: EntityManager): Promise<SalonSettings> {
    return {
      salon: await this.salons.getSalon(tx),
      openingHours: await this.salons.weeklyOpening(tx),
      specialDays: await this.salons.specialDays(tx),
    };
  }

  /** @param language the language of all translatable texts; null for the salon's main one */
  async showSalon(language: Language | null = null): Promise<SalonView> {
    const salon = await this.salons.getSalonWithPictures();
    const openingHours = await this.salons.weeklyOpening();
    const specialDays = await this.salons.specialDays();
    const languages = await this.languages.showLanguages();
    const main = languages.mainLanguage;
    const reading: Reading = { language: language ?? main, main };
    const texts = textsOfSite(await this.ownTexts(reading), reading);
    const ownWords = toOwnWordsView(await this.ownWords.wordsOf(salon), reading.language);
    const sendsEmail = this.env.smtp !== null;
    return toSalonView(salon, { openingHours, specialDays, texts, languages, reading, ownWords, sendsEmail });
  }

  /** The salon's custom wording for server texts. Needs no query if its row is given. */
  async salonWords(salon?: Salon): Promise<SalonWords> {
    return this.ownWords.wordsOf(salon ?? (await this.salons.getSalon()));
  }

  /** @param language the language of the owner's translations; null for the salon's main one */
  async showLegalTexts(language: Language | null = null): Promise<LegalTextsView> {
    const salon = await this.salons.getSalon();
    const { mainLanguage: main } = await this.languages.showLanguages();
    const reading: Reading = { language: language ?? main, main };
    const read = legalTextsOf(await this.ownTexts(reading), reading);
    for (const key of legalTextKeys) {
      const written = read.fallbacks[key] ?? reading.language;
      read.texts[key] = fillLegalText(read.texts[key], salon, written);
    }
    return toLegalTextsView(read);
  }

  private async ownTexts({ language, main }: Reading): Promise<OwnTexts> {
    return {
      original: await this.salons.siteTexts(),
      translated: language === main ? [] : await this.salons.siteTextWords({ lang: language }),
    };
  }

  /**
   * True if the figures on the home page are the owner's. The initial ones are invented, like those of the demo
   * salon, where they may stay.
   */
  async hasOwnFigures(): Promise<boolean> {
    const { demoAt } = await this.salons.getSalon();
    if (demoAt) return true;
    const own = await this.ownTextKeys();
    return figures.every((key) => own.has(key));
  }

  /** True once the owner has changed one of the pages about privacy, terms or the salon, and so has read them. */
  async hasOwnLegalTexts(): Promise<boolean> {
    const own = await this.ownTextKeys();
    return legalTextKeys.some((key) => own.has(key));
  }

  private async ownTextKeys(): Promise<ReadonlySet<string>> {
    return new Set((await this.salons.siteTexts()).map(({ key }) => key));
  }

  /** True if the salon is as the migrations left it. */
  isUntouched(tx?: EntityManager): Promise<boolean> {
    return this.salons.isUntouched(tx);
  }

  /** Applies the first admin's settings. Before their account exists, no one can have sold with one. */
  async begin(beginning: SalonBeginning, tx: EntityManager): Promise<void> {
    await this.endDemoBy({ id: null }, { ...beginning, deletesSales: true }, tx);
    await this.salons.change(beginning, tx);
  }

  /** Call before the salon's name changes: a demo salon that gets its own name is no longer one. */
  async endDemoBy(
    by: DemoEnder,
    { name, deletesSales }: { name: string; deletesSales: boolean },
    tx: EntityManager,
  ): Promise<void> {
    const before = await this.salons.getSalon(tx);
    if (!isDemoSalon(before) || isDemoSalon({ ...before, name })) return;
    await this.demoEnd.endDemo(by, deletesSales, tx);
  }

  /** Sets up the demo salon. */
  async seed(
    salon: Partial<Salon>,
    openingHours: Omit<OpeningHours, 'id'>[],
    languages: SalonLanguage[],
    tx: EntityManager,
  ): Promise<void> {
    await this.salons.change(salon, tx);
    await this.salons.setLanguages(languages, tx);
    await this.salons.setOpening(openingHours, tx);
  }
}
