import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { FactorChecksModule } from '../../people/factor-checks/factor-checks.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { ReceiptHead } from './receipt-head.entity.js';
import { ReceiptHeadsRepository } from './receipt-heads.repository.js';
import { ReceiptHeadsService } from './receipt-heads.service.js';
import { ServiceTax } from './service-tax.entity.js';
import { TaxRateChange } from './tax-rate-change.entity.js';
import { TaxRate } from './tax-rate.entity.js';
import { TaxRatesRepository } from './tax-rates.repository.js';
import { TaxRatesService } from './tax-rates.service.js';
import { TillSettingsController } from './till-settings.controller.js';
import { TillSettings } from './till-settings.entity.js';
import { TillSettingsRepository } from './till-settings.repository.js';
import { TillSettingsService } from './till-settings.service.js';

/** Settings of payments and taxes. */
@Module({
  imports: [
    AuditModule,
    FactorChecksModule,
    LedgerModule,
    SalonModule,
    TypeOrmModule.forFeature([ReceiptHead, ServiceTax, TaxRate, TaxRateChange, TillSettings]),
  ],
  controllers: [TillSettingsController],
  providers: [
    ...[ReceiptHeadsRepository, ReceiptHeadsService],
    ...[TaxRatesRepository, TaxRatesService, TillSettingsRepository, TillSettingsService],
  ],
  exports: [ReceiptHeadsService, TaxRatesService, TillSettingsService],
})
export class TillSettingsModule {}
