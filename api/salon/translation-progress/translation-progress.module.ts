import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { TranslationProgressController } from './translation-progress.controller.js';
import { TranslationProgressRepository } from './translation-progress.repository.js';
import { TranslationProgressService } from './translation-progress.service.js';

@Module({
  imports: [SalonModule],
  controllers: [TranslationProgressController],
  providers: [TranslationProgressService, TranslationProgressRepository],
})
export class TranslationProgressModule {}
