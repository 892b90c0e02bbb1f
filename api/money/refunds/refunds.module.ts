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
import { GiveBackService } from './give-back.service.js';
import { PlanRefundService } from './plan-refund.service.js';
import { WriteRefundService } from './write-refund.service.js';

/** Refunds and undoes sales. */
@Module({
  imports: [
    ...[AuditModule, LedgerModule, FactorChecksModule, TillSettingsModule, ProductsModule, GiftCardsModule],
    ...[IdempotencyModule, TillModule, SalesModule],
  ],
  controllers: [RefundsController],
  providers: [GiveBackService, PlanRefundService, RefundsService, WriteRefundService],
  exports: [GiveBackService],
})
export class RefundsModule {}
