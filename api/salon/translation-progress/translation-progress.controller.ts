import { Controller, Get } from '@nestjs/common';
import { ApiLanguageQuery } from '../../common/http/api-language.decorator.js';
import { LanguageOfQuery } from '../../common/http/language-of-query.js';
import { Roles } from '../../common/access/roles.decorator.js';
import type { Language } from '../../words/types.gen.js';
import { TranslationProgressService } from './translation-progress.service.js';
import { MissingTranslationView, TranslationProgressView } from './translation-progress.view.js';

@Roles('admin')
@Controller('salon/languages/progress')
export class TranslationProgressController {
  constructor(private readonly progress: TranslationProgressService) {}

  /** Counts the owner's texts that are translated into each further language, in the order of the menu. */
  @Get()
  listTranslationProgress(): Promise<TranslationProgressView[]> {
    return this.progress.listProgress();
  }

  /** The places with texts that are not yet translated into a language, each with their number. */
  @Get('missing')
  @ApiLanguageQuery()
  listMissingTranslations(@LanguageOfQuery() language: Language | null): Promise<MissingTranslationView[]> {
    return this.progress.listMissing(language);
  }
}
