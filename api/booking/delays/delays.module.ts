import { Module } from '@nestjs/common';
import { BookingRecordsModule } from '../booking-records/booking-records.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { DelayedDayService } from './delayed-day.service.js';
import { DelaysController } from './delays.controller.js';
import { DelaysService } from './delays.service.js';

/** Visits that run late, and the effect on those after them. */
@Module({
  imports: [BookingsModule, PlanningModule, BookingRecordsModule, MailModule, SchedulingModule],
  controllers: [DelaysController],
  providers: [DelayedDayService, DelaysService],
})
export class DelaysModule {}
