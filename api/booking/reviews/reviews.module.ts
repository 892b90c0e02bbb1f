import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { BookingRecordsModule } from '../booking-records/booking-records.module.js';
import { MediaModule } from '../../platform/media/media.module.js';
import { ReviewPortraitsController } from './review-portraits.controller.js';
import { ReviewPortraitsService } from './review-portraits.service.js';
import { ReviewModerationService } from './review-moderation.service.js';
import { Review } from './review.entity.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsRepository } from './reviews.repository.js';
import { ReviewsService } from './reviews.service.js';
import { PublicAnswersModule } from '../../platform/public-answers/public-answers.module.js';

@Module({
  imports: [
    PublicAnswersModule,
    AuditModule,
    MediaModule,
    BookingRecordsModule,
    TypeOrmModule.forFeature([Review]),
  ],
  controllers: [ReviewsController, ReviewPortraitsController],
  providers: [ReviewModerationService, ReviewPortraitsService, ReviewsRepository, ReviewsService],
  exports: [ReviewsService],
})
export class ReviewsModule {}
