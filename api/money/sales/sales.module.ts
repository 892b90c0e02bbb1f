import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { PaidBookings } from '../../booking/booking-records/paid-bookings.js';
import { GiftCardsModule } from '../gift-cards/gift-cards.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { TillSettingsModule } from '../till-settings/till-settings.module.js';
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
 * What was sold and given back: the tables, how they are written, and how they are read. Global, because bookings, which stand
 * above, ask whether they are paid for.
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
    { provide: PaidBookings, useClass: PaidBookingsService },
  ],
  exports: [PaidBookings, SaleRecordsService, SalesService],
})
export class SalesModule {}
