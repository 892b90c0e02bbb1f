import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { ReassignmentsService } from './reassignments.service.js';
import { TimeOffController } from './time-off.controller.js';
import { TimeOff } from './time-off.entity.js';
import { TimeOffRepository } from './time-off.repository.js';
import { TimeOffService } from './time-off.service.js';

/** When team members are away, and what becomes of the bookings in that time. */
@Module({
  imports: [AuditModule, BookingsModule, SchedulingModule, TypeOrmModule.forFeature([TimeOff])],
  controllers: [TimeOffController],
  providers: [ReassignmentsService, TimeOffRepository, TimeOffService],
  exports: [TimeOffService],
})
export class TimeOffModule {}
