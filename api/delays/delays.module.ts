import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { DelayedDayService } from './delayed-day.service.js';
import { DelaysController } from './delays.controller.js';
import { DelaysService } from './delays.service.js';

/** Visits that take longer than booked, and what that does to those after them. */
@Module({
  imports: [BookingsModule, MailModule, SchedulingModule],
  controllers: [DelaysController],
  providers: [DelayedDayService, DelaysService],
})
export class DelaysModule {}
