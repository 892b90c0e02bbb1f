import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { SalonModule } from '../salon/salon.module.js';
import { OwnSentencesService } from './own-sentences.service.js';
import { OwnWordsController } from './own-words.controller.js';

@Module({
  imports: [SalonModule, AuditModule],
  controllers: [OwnWordsController],
  providers: [OwnSentencesService],
})
export class OwnWordsModule {}
