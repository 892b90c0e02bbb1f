import { Module } from '@nestjs/common';
import { BookingRecordsModule } from '../booking-records/booking-records.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { RebookingController } from './rebooking.controller.js';
import { RebookingService } from './rebooking.service.js';

/** Proposals to book the same services again. */
@Module({
  imports: [BookingsModule, PlanningModule, BookingRecordsModule, SchedulingModule],
  controllers: [RebookingController],
  providers: [RebookingService],
})
export class RebookingModule {}
