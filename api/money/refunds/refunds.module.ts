import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { FactorChecksModule } from '../../people/factor-checks/factor-checks.module.js';
import { GiftCardsModule } from '../gift-cards/gift-cards.module.js';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ProductsModule } from '../products/products.module.js';
import { SalesModule } from '../sales/sales.module.js';
import { TillModule } from '../till/till.module.js';
import { TillSettingsModule } from '../till-settings/till-settings.module.js';
import { RefundsController } from './refunds.controller.js';
import { RefundsService } from './refunds.service.js';

/** Gives money back, and undoes sales. */
@Module({
  imports: [
    ...[AuditModule, LedgerModule, FactorChecksModule, TillSettingsModule, ProductsModule, GiftCardsModule],
    ...[IdempotencyModule, TillModule, SalesModule],
  ],
  controllers: [RefundsController],
  providers: [RefundsService],
})
export class RefundsModule {}
