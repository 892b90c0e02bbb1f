import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { OverviewController } from './overview.controller.js';
import { OverviewService } from './overview.service.js';

@Module({
  imports: [BookingsModule, MailModule, MessagesModule, ReviewsModule],
  controllers: [OverviewController],
  providers: [OverviewService],
})
export class OverviewModule {}
