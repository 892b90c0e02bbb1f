import { Module } from '@nestjs/common';
import { BookingRecordsModule } from '../booking-records/booking-records.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { ClientsModule } from '../../people/clients/clients.module.js';
import { PastVisitsModule } from '../../people/past-visits/past-visits.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { ClientHabitsController } from './client-habits.controller.js';
import { ClientHabitsService } from './client-habits.service.js';
import { RebookingController } from './rebooking.controller.js';
import { RebookingService } from './rebooking.service.js';

/** Proposals to book the same services again, and what a client usually has. */
@Module({
  imports: [
    BookingsModule,
    ClientsModule,
    PastVisitsModule,
    PlanningModule,
    BookingRecordsModule,
    SchedulingModule,
  ],
  controllers: [RebookingController, ClientHabitsController],
  providers: [RebookingService, ClientHabitsService],
})
export class RebookingModule {}
