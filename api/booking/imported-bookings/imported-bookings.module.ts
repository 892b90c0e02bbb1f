import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail/mail.module.js';
import { ClientsModule } from '../../people/clients/clients.module.js';
import { BookingRecordsModule } from '../booking-records/booking-records.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { ImportedBookingsService } from './imported-bookings.service.js';

/** Visits to come of another system. */
@Module({
  imports: [BookingRecordsModule, ClientsModule, MailModule, PlanningModule, SchedulingModule],
  providers: [ImportedBookingsService],
  exports: [ImportedBookingsService],
})
export class ImportedBookingsModule {}
