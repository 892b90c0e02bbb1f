import { Injectable } from '@nestjs/common';
import { SalonLanguagesService } from '../salon/salon-languages.service.js';
import { TranslationProgressRepository } from './translation-progress.repository.js';
import type { Language } from '../../words/types.gen.js';
import type { MissingTranslationView, TranslationProgressView } from './translation-progress.view.js';

/** Measures the owner's progress with each language. */
@Injectable()
export class TranslationProgressService {
  constructor(
    private readonly languages: SalonLanguagesService,
    private readonly progress: TranslationProgressRepository,
  ) {}

  async listProgress(): Promise<TranslationProgressView[]> {
    const { others } = await this.languages.showLanguages();
    const counted = await this.progress.count(others.map(({ language }) => language));
    return others.map(({ language }) => {
      const { texts = 0, translated = 0 } = counted.find(({ lang }) => lang === language) ?? {};
      return { language, texts, translated };
    });
  }

  /** Nothing for the main language, in which the originals are. */
  async listMissing(language: Language | null): Promise<MissingTranslationView[]> {
    const { mainLanguage } = await this.languages.showLanguages();
    if (language === null || language === mainLanguage) return [];
    const missing = await this.progress.missing(language);
    return missing.map(({ id, ...facts }) => ({ _id: id, ...facts }));
  }
}
