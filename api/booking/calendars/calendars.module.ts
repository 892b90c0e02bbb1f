import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { OutgoingModule } from '../../platform/outgoing/outgoing.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { TimeOffModule } from '../time-off/time-off.module.js';
import { Calendar } from './calendar.entity.js';
import { CalendarReaderService } from './calendar-reader.service.js';
import { CalendarsController } from './calendars.controller.js';
import { CalendarsRepository } from './calendars.repository.js';
import { CalendarsService } from './calendars.service.js';
import { ReadCalendarsService } from './read-calendars.service.js';

/** Calendars of other systems, read as busy time. */
@Module({
  imports: [
    AuditModule,
    LimitsModule,
    OutgoingModule,
    PlanningModule,
    SalonModule,
    TimeOffModule,
    TypeOrmModule.forFeature([Calendar]),
  ],
  controllers: [CalendarsController],
  providers: [CalendarReaderService, CalendarsRepository, CalendarsService, ReadCalendarsService],
})
export class CalendarsModule {}
