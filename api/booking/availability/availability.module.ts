import { Module } from '@nestjs/common';
import { BookingRecordsModule } from '../booking-records/booking-records.module.js';
import { ClientsModule } from '../../people/clients/clients.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { AvailabilityController } from './availability.controller.js';
import { AvailabilityService } from './availability.service.js';
import { HoldsController } from './holds.controller.js';
import { KnownQuestions } from './known-questions.js';
import { VisitorHoldsService } from './visitor-holds.service.js';

/** The steps before a booking: finding a slot and holding it. */
@Module({
  imports: [BookingRecordsModule, ClientsModule, LimitsModule, SchedulingModule],
  controllers: [AvailabilityController, HoldsController],
  providers: [AvailabilityService, KnownQuestions, VisitorHoldsService],
  exports: [AvailabilityService],
})
export class AvailabilityModule {}
