import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { TimeOffModule } from '../time-off/time-off.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { FiguresRepository } from './figures.repository.js';
import { FiguresService } from './figures.service.js';
import { OverviewController } from './overview.controller.js';
import { OverviewService } from './overview.service.js';

@Module({
  imports: [PlanningModule, SchedulingModule, MailModule, MessagesModule, ReviewsModule, TimeOffModule],
  controllers: [OverviewController],
  providers: [FiguresRepository, FiguresService, OverviewService],
  exports: [FiguresService],
})
export class OverviewModule {}
