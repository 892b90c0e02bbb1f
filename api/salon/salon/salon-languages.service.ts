import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { knownLanguage } from '../../common/words/known-language.js';
import type { Reading } from '../../common/translations.js';
import { Transactions } from '../../database/transactions.js';
import { mainLanguage as defaultLanguage } from '../../words/languages.gen.js';
import type { Language } from '../../words/types.gen.js';
import type { ChangeLanguagesDto } from './dto/change-languages.dto.js';
import { SalonRepository } from './salon.repository.js';
import type { SalonLanguagesView } from './salon.view.js';

/** The salon's languages: those for visitors, and those in preparation. */
@Injectable()
export class SalonLanguagesService {
  constructor(
    private readonly salons: SalonRepository,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  /** Returns how to translate the owner's texts into this language; null if none was requested. */
  async reading(language: Language | null): Promise<Reading | null> {
    if (language === null) return null;
    const { mainLanguage } = await this.salons.getSalon();
    return { language, main: knownLanguage(mainLanguage) ?? defaultLanguage };
  }

  async showLanguages(): Promise<SalonLanguagesView> {
    const { mainLanguage } = await this.salons.getSalon();
    const others = await this.salons.languages();
    return {
      mainLanguage: knownLanguage(mainLanguage) ?? defaultLanguage,
      others: others.flatMap(({ lang, isPublic }) => {
        const language = knownLanguage(lang);
        return language === null || lang === mainLanguage ? [] : { language, isPublic };
      }),
    };
  }

  /** Replaces all languages at once. The main one is not part of the list. */
  async changeLanguages(
    { mainLanguage, others }: ChangeLanguagesDto,
    actor: CurrentUser,
  ): Promise<SalonLanguagesView> {
    const besides = others.filter(({ language }) => language !== mainLanguage);
    await this.transactions.run(async (tx) => {
      await this.salons.change({ mainLanguage }, tx);
      await this.salons.setLanguages(
        besides.map(({ language, isPublic }, position) => ({ lang: language, position, isPublic })),
        tx,
      );
      const object = { type: 'salon', id: '1' };
      await this.audit.record({ actor, action: 'salon.changed', object, detail: { keys: 'languages' } }, tx);
    });
    return this.showLanguages();
  }
}
