import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TillSettingsModule } from '../../money/till-settings/till-settings.module.js';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { AccountNumber } from './account-number.entity.js';
import { AccountingController } from './accounting.controller.js';
import { AccountingExportService } from './accounting-export.service.js';
import { AccountingCashRepository } from './accounting-cash.repository.js';
import { AccountingRepository } from './accounting.repository.js';
import { AccountingService } from './accounting.service.js';

/** Exports for the salon's accountant. */
@Module({
  imports: [AuditModule, SalonModule, TillSettingsModule, TypeOrmModule.forFeature([AccountNumber])],
  controllers: [AccountingController],
  providers: [AccountingExportService, AccountingRepository, AccountingCashRepository, AccountingService],
})
export class AccountingModule {}
