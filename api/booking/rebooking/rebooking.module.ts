import { Module } from '@nestjs/common';
import { BookingsModule } from '../booking-records/bookings.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { BookingChangesModule } from '../bookings/booking-changes.module.js';
import { RebookingController } from './rebooking.controller.js';
import { RebookingService } from './rebooking.service.js';

/** The same again. */
@Module({
  imports: [BookingChangesModule, PlanningModule, BookingsModule, SchedulingModule],
  controllers: [RebookingController],
  providers: [RebookingService],
})
export class RebookingModule {}
