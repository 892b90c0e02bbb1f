import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.js';
import { FactorChecksModule } from '../../people/factor-checks/factor-checks.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { TillSettingsModule } from '../till-settings/till-settings.module.js';
import { BeforeCloseRepository } from './before-close.repository.js';
import { BusinessDayService } from './business-day.service.js';
import { CloseService } from './close.service.js';
import { DayClose } from './day-close.entity.js';
import { MovementsService } from './movements.service.js';
import { PaymentsRepository } from './payments.repository.js';
import { TillMovement } from './till-movement.entity.js';
import { TillController } from './till.controller.js';
import { TillRepository } from './till.repository.js';
import { TillService } from './till.service.js';
import { CountTillService } from './count-till.service.js';
import { WriteMovementService } from './write-movement.service.js';

/** The drawer, and its closes. */
@Module({
  imports: [
    AuditModule,
    FactorChecksModule,
    IdempotencyModule,
    LedgerModule,
    SalonModule,
    TillSettingsModule,
    TypeOrmModule.forFeature([DayClose, TillMovement]),
  ],
  controllers: [TillController],
  providers: [
    BeforeCloseRepository,
    BusinessDayService,
    CloseService,
    CountTillService,
    MovementsService,
    PaymentsRepository,
    TillRepository,
    TillService,
    WriteMovementService,
  ],
  exports: [BusinessDayService, CloseService, CountTillService, MovementsService],
})
export class TillModule {}
