import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail/mail.module.js';
import { ClientsModule } from '../../people/clients/clients.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { MessagesModule } from '../../people/messages/messages.module.js';
import { ReviewsModule } from '../../booking/reviews/reviews.module.js';
import { SchedulingModule } from '../../booking/scheduling/scheduling.module.js';
import { TimeOffModule } from '../../booking/time-off/time-off.module.js';
import { PlanningModule } from '../../booking/planning/planning.module.js';
import { FiguresRepository } from './figures.repository.js';
import { FiguresService } from './figures.service.js';
import { OverviewController } from './overview.controller.js';
import { OverviewService } from './overview.service.js';

@Module({
  imports: [
    ClientsModule,
    PlanningModule,
    SalonModule,
    SchedulingModule,
    MailModule,
    MessagesModule,
    ReviewsModule,
    TimeOffModule,
  ],
  controllers: [OverviewController],
  providers: [FiguresRepository, FiguresService, OverviewService],
  exports: [FiguresService],
})
export class OverviewModule {}
