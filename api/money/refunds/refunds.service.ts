import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { coinCents } from '../../common/money/coins-of-cash.js';
import { orderedId } from '../../common/ordered-id.js';
import { notFound } from '../../common/problem/common.problems.js';
import { Transactions } from '../../database/transactions.js';
import { FreshProofService } from '../../people/factor-checks/fresh-proof.service.js';
import { GiftCardsService } from '../gift-cards/gift-cards.service.js';
import { IdempotencyService, tillScope } from '../../platform/idempotency/idempotency.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { isOverdrawn } from '../ledger/overdrawn.js';
import { StockService } from '../products/stock.service.js';
import { SaleRecordsService, type FullSale } from '../sales/sale-records.service.js';
import type { SaleView } from '../sales/sale.view.js';
import { SalesService } from '../sales/sales.service.js';
import { BusinessDayService } from '../till/business-day.service.js';
import { notEnoughTips } from '../till/till.problems.js';
import { AboveLimitError, provedAboveLimit } from '../till-settings/above-limit.js';
import { limitOf, type TillRules } from '../till-settings/domain/till-mode.js';
import { TillSettingsService } from '../till-settings/till-settings.service.js';
import { piecesOf } from './domain/refund-shares.js';
import type { RefundDto, UndoSaleDto } from './dto/refund.dto.js';
import { refundedCentsOf, planRefund, type PlannedRefund, planUndo } from './planned-refund.js';
import { giftCardUsed, notToBeGivenBack } from './refunds.problems.js';
import { withVouchers } from './refund-vouchers.js';
import { fullRefundOf } from './refund.factory.js';

/** What somebody wants to give back, and who. */
interface Wanted {
  saleId: string;
  key: string;
  request: object;
  actor: CurrentUser;
  /** @param coin the smallest amount that can be handed over in cash, in cents */
  planOf: (whole: FullSale, refunds: FullSale[], terms: { coin: number }) => PlannedRefund;
}

interface Kept {
  refundId: string;
}

/** Gives money back: never by a change of what was sold, always by a numbered row of its own. */
@Injectable()
export class RefundsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly till: TillSettingsService,
    private readonly ledger: LedgerService,
    private readonly days: BusinessDayService,
    private readonly records: SaleRecordsService,
    private readonly sales: SalesService,
    private readonly giftCards: GiftCardsService,
    private readonly stock: StockService,
    private readonly idempotency: IdempotencyService,
    private readonly proofs: FreshProofService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  refundSale(saleId: string, body: RefundDto, key: string, actor: CurrentUser): Promise<SaleView> {
    return this.giveBack({
      ...{ saleId, key, actor, request: { refund: saleId, ...body } },
      planOf: (whole, refunds, terms) => planRefund(whole, refunds, body, terms),
    });
  }

  undoSale(saleId: string, { reason }: UndoSaleDto, key: string, actor: CurrentUser): Promise<SaleView> {
    return this.giveBack({
      ...{ saleId, key, actor, request: { undo: saleId, reason } },
      planOf: (whole, refunds, terms) => planUndo(whole, refunds, reason, terms),
    });
  }

  private async giveBack(wanted: Wanted): Promise<SaleView> {
    try {
      return await provedAboveLimit(
        (isProved) => this.transactions.run((tx) => this.giveBackIn(wanted, isProved, tx)),
        () => this.proofs.assertFresh(wanted.actor, 'everyone'),
      );
    } catch (error) {
      // Gift cards were looked at under the lock, so it is tips that have been paid out since.
      throw isOverdrawn(error) ? notEnoughTips() : error;
    }
  }

  private async giveBackIn(wanted: Wanted, isProved: boolean, tx: EntityManager): Promise<SaleView> {
    const { saleId, key, request, actor, planOf } = wanted;
    const whole = await this.records.findForChange(saleId, tx);
    await this.ledger.lockLedger(tx);
    // Read now: whoever changed them meanwhile is done.
    const rules = await this.till.assertOn(tx);
    if (!whole) throw notFound('sale');
    const now = this.clock.now();
    const submit = { scope: tillScope(actor.id), key, request, now };
    const kept = await this.idempotency.earlier<Kept>(submit, tx);
    if (kept) return this.sales.showSale(kept.refundId, tx);
    if (whole.sale.kind !== 'sale' || whole.sale.undoneBy !== null) throw notToBeGivenBack();
    const refunds = await this.records.listRefundsOf(saleId, tx);
    const coin = coinCents(whole.sale.currency, rules.cashRoundingCents);
    const cards = whole.payments.flatMap(({ giftCardId }) => giftCardId ?? []);
    const planned = withVouchers(planOf(whole, refunds, { coin }), {
      ...{ whole, refunds },
      rules: await this.giftCards.rulesOf(cards, tx),
    });
    await this.assertUnused(planned, tx);
    const { now: madeAt, businessDay } = await this.days.moment(tx);
    if (!isProved && (await this.isAboveLimit(planned, { actor, rules, businessDay }, tx))) {
      throw new AboveLimitError();
    }
    const refundId = orderedId(now);
    const written = { refundId, now: madeAt, businessDay, madeBy: actor.id };
    const reversesId = planned.isUndo && refunds.length === 0 ? await this.entryOf(saleId, tx) : null;
    const of = { sold: whole, reversesId };
    const refund = await this.records.addSale(fullRefundOf(whole, planned, written), tx, of);
    await this.records.giveBack(
      saleId,
      {
        lines: new Map(planned.lines.map(({ line, cents }) => [line.id, cents])),
        tips: new Map(planned.tips.map(({ staffId, cents }) => [staffId, cents])),
        undoneBy: planned.isUndo ? refundId : null,
      },
      tx,
    );
    await this.restock(planned, refund, actor, tx);
    await this.audit.record(
      {
        actor,
        action: planned.isUndo ? 'sale.undone' : 'sale.refunded',
        object: { type: 'sale', id: refundId },
        detail: { ofSale: saleId, cents: refundedCentsOf(planned) },
      },
      tx,
    );
    await this.idempotency.keep(submit, { refundId }, tx);
    return this.sales.showSale(refundId, tx);
  }

  /** A gift card is taken back whole, or not at all. */
  private async assertUnused({ lines }: PlannedRefund, tx: EntityManager): Promise<void> {
    for (const { line } of lines) {
      if (line.giftCardId === null) continue;
      const card = await this.giftCards.findCard(line.giftCardId, tx);
      if (!card || card.balanceCents < line.payableCents) throw giftCardUsed();
    }
  }

  /** What one person gives back in a day counts together. */
  private async isAboveLimit(
    planned: PlannedRefund,
    { actor, rules, businessDay }: { actor: CurrentUser; rules: TillRules; businessDay: string },
    tx: EntityManager,
  ): Promise<boolean> {
    const limit = limitOf(rules, actor);
    if (limit === null) return false;
    return (await this.records.refundedBy(actor.id, businessDay, tx)) + refundedCentsOf(planned) > limit;
  }

  private async entryOf(saleId: string, tx: EntityManager): Promise<string | null> {
    const entry = await this.ledger.findEntryOf({ kind: 'sale', type: 'sale', id: saleId }, tx);
    return entry?.id ?? null;
  }

  private async restock(
    planned: PlannedRefund,
    refund: FullSale,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<void> {
    const moves = planned.lines.flatMap(({ line, cents, restocks }) => {
      const quantity = piecesOf(line, cents);
      if (line.productId === null || !restocks || quantity === 0) return [];
      const saleLineId = refund.lines.find(({ ofLineId }) => ofLineId === line.id)?.id ?? null;
      return [{ productId: line.productId, quantity, reason: 'refund' as const, saleLineId }];
    });
    await this.stock.move(moves, actor, tx);
  }
}
