import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../availability/availability.module.js';
import { BookingRecordsModule } from '../booking-records/booking-records.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { ObstaclesController } from './obstacles.controller.js';
import { ObstaclesService } from './obstacles.service.js';

/** Explains at the desk why a time is not free. */
@Module({
  imports: [PlanningModule, AvailabilityModule, BookingRecordsModule, SchedulingModule],
  controllers: [ObstaclesController],
  providers: [ObstaclesService],
})
export class ObstaclesModule {}
