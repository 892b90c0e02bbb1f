import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { FirstStepsMemoryService } from './first-steps-memory.service.js';
import { HoursController } from './hours.controller.js';
import { HoursService } from './hours.service.js';
import { OpeningHours } from './opening-hours.entity.js';
import { OwnWord } from './own-word.entity.js';
import { OwnWordsRepository } from './own-words.repository.js';
import { OwnWordsService } from './own-words.service.js';
import { PlaceGuardService } from './place-guard.service.js';
import { SalonController } from './salon.controller.js';
import { Salon } from './salon.entity.js';
import { SalonRepository } from './salon.repository.js';
import { SalonLanguage } from './salon-language.entity.js';
import { SalonLanguagesService } from './salon-languages.service.js';
import { SalonSettingsService } from './salon-settings.service.js';
import { SiteContentService } from './site-content.service.js';
import { SiteText } from './site-text.entity.js';
import { SiteTextWords } from './site-text-words.entity.js';
import { SpecialDay } from './special-day.entity.js';
import { PublicAnswersModule } from '../../platform/public-answers/public-answers.module.js';

@Module({
  imports: [
    PublicAnswersModule,
    AuditModule,
    TypeOrmModule.forFeature([
      ...[Salon, OpeningHours, SpecialDay, SalonLanguage],
      ...[SiteText, SiteTextWords, OwnWord],
    ]),
  ],
  controllers: [SalonController, HoursController],
  providers: [
    FirstStepsMemoryService,
    HoursService,
    OwnWordsRepository,
    OwnWordsService,
    PlaceGuardService,
    SalonLanguagesService,
    SalonRepository,
    SalonSettingsService,
    SiteContentService,
  ],
  exports: [
    FirstStepsMemoryService,
    HoursService,
    OwnWordsService,
    SalonLanguagesService,
    SalonSettingsService,
  ],
})
export class SalonModule {}
