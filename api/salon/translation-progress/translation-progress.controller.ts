import { Controller, Get } from '@nestjs/common';
import { Roles } from '../../common/access/roles.decorator.js';
import { TranslationProgressService } from './translation-progress.service.js';
import { TranslationProgressView } from './translation-progress.view.js';

@Roles('admin')
@Controller('salon/languages/progress')
export class TranslationProgressController {
  constructor(private readonly progress: TranslationProgressService) {}

  /** How many of the owner's texts are translated into each further language, in the order of the menu. */
  @Get()
  listTranslationProgress(): Promise<TranslationProgressView[]> {
    return this.progress.listProgress();
  }
}
