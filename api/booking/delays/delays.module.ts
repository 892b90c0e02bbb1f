import { Module } from '@nestjs/common';
import { BookingsModule } from '../booking-records/bookings.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { BookingChangesModule } from '../bookings/booking-changes.module.js';
import { DelayedDayService } from './delayed-day.service.js';
import { DelaysController } from './delays.controller.js';
import { DelaysService } from './delays.service.js';

/** Visits that take longer than booked, and what that does to those after them. */
@Module({
  imports: [BookingChangesModule, PlanningModule, BookingsModule, MailModule, SchedulingModule],
  controllers: [DelaysController],
  providers: [DelayedDayService, DelaysService],
})
export class DelaysModule {}
