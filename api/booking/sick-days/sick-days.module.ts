import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingRecordsModule } from '../booking-records/booking-records.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { TimeOffModule } from '../time-off/time-off.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { ProposalsService } from './proposals.service.js';
import { SickDayChange } from './sick-day-change.entity.js';
import { SickDayChangesRepository } from './sick-day-changes.repository.js';
import { SickDayRetentionService } from './sick-day-retention.service.js';
import { SickDayVisitsService } from './sick-day-visits.service.js';
import { SickDaysController } from './sick-days.controller.js';
import { SickDaysService } from './sick-days.service.js';
import { ReadSickDayVisitsService } from './read-sick-day-visits.service.js';

/** Handles a colleague's illness: what happens to their bookings, one by one or all at once. */
@Module({
  imports: [
    BookingsModule,
    PlanningModule,
    BookingRecordsModule,
    MailModule,
    SchedulingModule,
    TimeOffModule,
    TypeOrmModule.forFeature([SickDayChange]),
  ],
  controllers: [SickDaysController],
  providers: [
    ProposalsService,
    ReadSickDayVisitsService,
    SickDayChangesRepository,
    SickDayRetentionService,
    SickDayVisitsService,
    SickDaysService,
  ],
})
export class SickDaysModule {}
