import { Module } from '@nestjs/common';
import { BookingRecordsModule } from '../booking-records/booking-records.module.js';
import { ClientsModule } from '../../people/clients/clients.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CorrectBookingService } from './correct-booking.service.js';
import { CorrectionEmailsService } from './correction-emails.service.js';
import { CorrectionsController } from './corrections.controller.js';
import { ReinstateBookingService } from './reinstate-booking.service.js';

/** Corrects bookings after they were made: services, people, prices or client. Also reinstates cancelled ones. */
@Module({
  imports: [
    BookingsModule,
    PlanningModule,
    BookingRecordsModule,
    ClientsModule,
    LimitsModule,
    MailModule,
    SchedulingModule,
  ],
  controllers: [CorrectionsController],
  providers: [CorrectBookingService, CorrectionEmailsService, ReinstateBookingService],
})
export class CorrectionsModule {}
