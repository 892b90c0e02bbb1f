import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SaleRecordsService, type FullSale } from '../sales/sale-records.service.js';
import type { PlannedRefund } from './planned-refund.js';
import { GiftCardsService } from '../gift-cards/gift-cards.service.js';
import type { TillRules } from '../till-settings/domain/till-mode.js';
import { coinCents } from '../../common/money/coins-of-cash.js';
import { withVouchers, type VoucheredRefund } from './refund-vouchers.js';
import { giftCardUsed } from './refunds.problems.js';

/** @param terms.coin the smallest cash amount, in cents */
export type PlanOf = (whole: FullSale, refunds: FullSale[], terms: { coin: number }) => PlannedRefund;

/** The sale with its refunds so far, and the next refund. */
interface Planned {
  planned: VoucheredRefund;
  isFirst: boolean;
}

/** Plans a refund from earlier refunds and the gift cards involved. */
@Injectable()
export class PlanRefundService {
  constructor(
    private readonly records: SaleRecordsService,
    private readonly giftCards: GiftCardsService,
  ) {}

  async plan(whole: FullSale, planOf: PlanOf, rules: TillRules, tx: EntityManager): Promise<Planned> {
    const refunds = await this.records.listRefundsOf(whole.sale.id, tx);
    const coin = coinCents(whole.sale.currency, rules.cashRoundingCents);
    const cards = whole.payments.flatMap(({ giftCardId }) => giftCardId ?? []);
    const planned = withVouchers(planOf(whole, refunds, { coin }), {
      ...{ whole, refunds },
      rules: await this.giftCards.rulesOf(cards, tx),
    });
    await this.assertUnused(planned, tx);
    return { planned, isFirst: refunds.length === 0 };
  }

  /** A gift card can only be refunded as a whole. */
  private async assertUnused({ lines }: PlannedRefund, tx: EntityManager): Promise<void> {
    for (const { line } of lines) {
      if (line.giftCardId === null) continue;
      const card = await this.giftCards.findCard(line.giftCardId, tx);
      if (!card || card.balanceCents < line.payableCents) throw giftCardUsed();
    }
  }
}
