import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { BookingsModule } from '../../booking/bookings/bookings.module.js';
import { BookingRecordsModule } from '../../booking/booking-records/booking-records.module.js';
import { GiftCardsModule } from '../gift-cards/gift-cards.module.js';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { PlanningModule } from '../../booking/planning/planning.module.js';
import { ProductsModule } from '../products/products.module.js';
import { SalesModule } from '../sales/sales.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { StaffModule } from '../../salon/staff/staff.module.js';
import { TillModule } from '../till/till.module.js';
import { TillSettingsModule } from '../till-settings/till-settings.module.js';
import { CheckoutController } from './checkout.controller.js';
import { CheckoutService } from './checkout.service.js';
import { GiftCardCodes } from './gift-card-codes.js';
import { MakeSaleController } from './make-sale.controller.js';
import { MakeSaleService } from './make-sale.service.js';
import { PaymentsService } from './payments.service.js';
import { PriceSaleService } from './price-sale.service.js';
import { RecordSaleService } from './record-sale.service.js';
import { SoldLinesService } from './sold-lines.service.js';
import { SoldGiftCardsService } from './sold-gift-cards.service.js';
import { VisitToPayService } from './visit-to-pay.service.js';
import { WriteSaleService } from './write-sale.service.js';

/** Prices sales and takes the money for them. */
@Module({
  imports: [
    ...[AuditModule, LedgerModule, SalonModule, StaffModule, TillSettingsModule, ProductsModule],
    ...[GiftCardsModule, PlanningModule, IdempotencyModule, TillModule, BookingRecordsModule],
    ...[BookingsModule, SalesModule],
  ],
  controllers: [CheckoutController, MakeSaleController],
  providers: [
    ...[
      CheckoutService,
      GiftCardCodes,
      MakeSaleService,
      PaymentsService,
      PriceSaleService,
      RecordSaleService,
    ],
    ...[SoldGiftCardsService, SoldLinesService, VisitToPayService, WriteSaleService],
  ],
  exports: [PriceSaleService, RecordSaleService],
})
export class CheckoutModule {}
