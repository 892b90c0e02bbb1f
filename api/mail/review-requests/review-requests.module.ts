import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { DeclinedReviewRequest } from './declined-review-request.entity.js';
import { DeclinedReviewRequestsRepository } from './declined-review-requests.repository.js';
import { ReviewRequestsController } from './review-requests.controller.js';
import { ReviewRequestsService } from './review-requests.service.js';

/** Addresses that have opted out of review requests. */
@Module({
  imports: [LimitsModule, TypeOrmModule.forFeature([DeclinedReviewRequest])],
  controllers: [ReviewRequestsController],
  providers: [DeclinedReviewRequestsRepository, ReviewRequestsService],
  exports: [ReviewRequestsService],
})
export class ReviewRequestsModule {}
