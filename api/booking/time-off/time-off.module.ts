import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { BookingRecordsModule } from '../booking-records/booking-records.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { ReassignmentsService } from './reassignments.service.js';
import { StretchesService } from './stretches.service.js';
import { UsersModule } from '../../people/users/users.module.js';
import { TimeOffController } from './time-off.controller.js';
import { TimeOff } from './time-off.entity.js';
import { TimeOffRequest } from './time-off-request.entity.js';
import { TimeOffRequestEmailsService } from './time-off-request-emails.service.js';
import { TimeOffRequestsRepository } from './time-off-requests.repository.js';
import { TimeOffRequestsService } from './time-off-requests.service.js';
import { TimeOffRequestsSweeperService } from './time-off-requests-sweeper.service.js';
import { TimeOffRepository } from './time-off.repository.js';
import { TimeOffService } from './time-off.service.js';
import { BlockTimeOffService } from './block-time-off.service.js';
import { BookingsInTheWayService } from './bookings-in-the-way.service.js';
import { CalendarTimesService } from './calendar-times.service.js';
import { InTheWayOfRequestsService } from './in-the-way-of-requests.service.js';
import { ReadTimeOffService } from './read-time-off.service.js';

/** Team members' absences, and the bookings in that time. */
@Module({
  imports: [
    BookingsModule,
    PlanningModule,
    AuditModule,
    BookingRecordsModule,
    MailModule,
    SchedulingModule,
    UsersModule,
    TypeOrmModule.forFeature([TimeOff, TimeOffRequest]),
  ],
  controllers: [TimeOffController],
  providers: [
    BlockTimeOffService,
    BookingsInTheWayService,
    CalendarTimesService,
    InTheWayOfRequestsService,
    ReadTimeOffService,
    ReassignmentsService,
    StretchesService,
    TimeOffRepository,
    TimeOffRequestEmailsService,
    TimeOffRequestsRepository,
    TimeOffRequestsService,
    TimeOffRequestsSweeperService,
    TimeOffService,
  ],
  exports: [CalendarTimesService, StretchesService, TimeOffRequestsService, TimeOffService],
})
export class TimeOffModule {}
