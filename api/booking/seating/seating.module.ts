import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { ResourcesModule } from '../../salon/resources/resources.module.js';
import { ServicesModule } from '../../salon/services/services.module.js';
import { BookingRecordsModule } from '../booking-records/booking-records.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { ArrangeSeatsService } from './arrange-seats.service.js';
import { PoolsService } from './pools.service.js';
import { ResourcePoolsController } from './resource-pools.controller.js';
import { ResourceUnitsController } from './resource-units.controller.js';
import { UnitsService } from './units.service.js';

/** Chairs, rooms, basins and devices as an admin manages them, and what a change means for the bookings. */
@Module({
  imports: [
    AuditModule,
    BookingRecordsModule,
    BookingsModule,
    PlanningModule,
    ResourcesModule,
    SchedulingModule,
    ServicesModule,
  ],
  controllers: [ResourcePoolsController, ResourceUnitsController],
  providers: [ArrangeSeatsService, PoolsService, UnitsService],
  exports: [PoolsService, UnitsService],
})
export class SeatingModule {}
