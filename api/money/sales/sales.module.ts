import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { PaidBookings } from '../../booking/booking-records/paid-bookings.port.js';
import { GiftCardsModule } from '../gift-cards/gift-cards.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { AccountBalances, CurrencyChangeListener } from '../../salon/salon/currency.port.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { TillSettingsModule } from '../till-settings/till-settings.module.js';
import { TillSettingsService } from '../till-settings/till-settings.service.js';
import { PaidBookingsService } from './paid-bookings.service.js';
import { SaleExportService } from './sale-export.service.js';
import { SaleLine } from './sale-line.entity.js';
import { SaleListRepository } from './sale-list.repository.js';
import { SaleNamesRepository } from './sale-names.repository.js';
import { SalePayment } from './sale-payment.entity.js';
import { SaleRecordsService } from './sale-records.service.js';
import { SaleTip } from './sale-tip.entity.js';
import { Sale } from './sale.entity.js';
import { SalesController } from './sales.controller.js';
import { SalesRepository } from './sales.repository.js';
import { SalesService } from './sales.service.js';

/**
 * Sales and refunds: their tables, and how they are written and read. Global, because lower groups use its ports:
 * bookings ask if they are paid, the salon asks if any account has a balance, and currency changes are announced.
 */
@Global()
@Module({
  imports: [
    ...[AuditModule, GiftCardsModule, LedgerModule, SalonModule, TillSettingsModule],
    TypeOrmModule.forFeature([Sale, SaleLine, SalePayment, SaleTip]),
  ],
  controllers: [SalesController],
  providers: [
    ...[SaleExportService, SaleListRepository, SaleNamesRepository],
    ...[SaleRecordsService, SalesRepository, SalesService],
    { provide: AccountBalances, useExisting: LedgerService },
    { provide: CurrencyChangeListener, useExisting: TillSettingsService },
    { provide: PaidBookings, useClass: PaidBookingsService },
  ],
  exports: [AccountBalances, CurrencyChangeListener, PaidBookings, SaleRecordsService, SalesService],
})
export class SalesModule {}
