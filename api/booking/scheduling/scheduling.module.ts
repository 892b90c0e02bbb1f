import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.js';
import { MetricsModule } from '../../platform/metrics/metrics.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { Allocation } from './allocation.entity.js';
import { AllocationsRepository } from './allocations.repository.js';
import { AllocationsService } from './allocations.service.js';
import { BlocksRepository } from './blocks.repository.js';
import { BusyTimesRepository } from './busy-times.repository.js';
import { DayReaderService } from './day-reader.service.js';
import { DeskHoldsService } from './desk-holds.service.js';
import { FreeTimesService } from './free-times.service.js';
import { Hold } from './hold.entity.js';
import { HoldsRepository } from './holds.repository.js';
import { HoldsService } from './holds.service.js';
import { HoldsSweeperService } from './holds-sweeper.service.js';
import { SchedulingMetricsService } from './scheduling-metrics.service.js';
import { SchedulingService } from './scheduling.service.js';
import { SeatsRepository } from './seats.repository.js';
import { SeveralDatesService } from './several-dates.service.js';
import { TakenTimesRepository } from './taken-times.repository.js';
import { TimeOffBlocksRepository } from './time-off-blocks.repository.js';
import { UnitAllocation } from './unit-allocation.entity.js';

/** Knows who is free when, and offers the one safe way to make them busy. */
@Module({
  imports: [
    IdempotencyModule,
    MetricsModule,
    PlanningModule,
    TypeOrmModule.forFeature([Allocation, Hold, UnitAllocation]),
  ],
  providers: [
    AllocationsRepository,
    AllocationsService,
    BlocksRepository,
    BusyTimesRepository,
    DayReaderService,
    DeskHoldsService,
    FreeTimesService,
    HoldsRepository,
    HoldsService,
    HoldsSweeperService,
    SchedulingMetricsService,
    SchedulingService,
    SeatsRepository,
    SeveralDatesService,
    TakenTimesRepository,
    TimeOffBlocksRepository,
  ],
  exports: [
    AllocationsService,
    DeskHoldsService,
    FreeTimesService,
    HoldsService,
    SchedulingService,
    SeveralDatesService,
  ],
})
export class SchedulingModule {}
