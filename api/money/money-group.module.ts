import { Module } from '@nestjs/common';
import { CheckoutModule } from './checkout/checkout.module.js';
import { CommissionModule } from './commission/commission.module.js';
import { GiftCardsModule } from './gift-cards/gift-cards.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { ProductsModule } from './products/products.module.js';
import { ReceiptsModule } from './receipts/receipts.module.js';
import { RefundsModule } from './refunds/refunds.module.js';
import { SalesModule } from './sales/sales.module.js';
import { TillSettingsModule } from './till-settings/till-settings.module.js';
import { TillModule } from './till/till.module.js';

/** The till, sales and the ledger. */
@Module({
  imports: [
    LedgerModule,
    TillSettingsModule,
    ProductsModule,
    GiftCardsModule,
    TillModule,
    SalesModule,
    CheckoutModule,
    RefundsModule,
    ReceiptsModule,
    CommissionModule,
  ],
})
export class MoneyGroupModule {}
