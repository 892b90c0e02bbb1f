import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { orderedId } from '../../common/ordered-id.js';
import { notFound } from '../../common/problem/common.problems.js';
import { inTransaction } from '../../database/transaction.js';
import { ProofService } from '../../people/factors/proof.service.js';
import { GiftCardsService } from '../gift-cards/gift-cards.service.js';
import { IdempotencyService, tillScope } from '../../platform/idempotency/idempotency.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { isOverdrawn } from '../ledger/overdrawn.js';
import { StockService } from '../products/stock.service.js';
import { SaleRecordsService, type WholeSale } from '../sales/sale-records.service.js';
import type { SaleView } from '../sales/sale.view.js';
import { SalesService } from '../sales/sales.service.js';
import { BusinessDayService } from '../till/business-day.service.js';
import { notEnoughTips } from '../till/till.problems.js';
import type { TillRules } from '../till-settings/domain/till-mode.js';
import { TillSettingsService } from '../till-settings/till-settings.service.js';
import { piecesOf } from './domain/refund-shares.js';
import type { RefundDto, UndoSaleDto } from './dto/refund.dto.js';
import { draftCentsOf, refundDraft, type RefundDraft, undoDraft } from './refund-draft.js';
import { giftCardUsed, notToBeGivenBack } from './refunds.problems.js';
import { wholeRefundOf } from './whole-refund.js';

/** What somebody wants to give back, and who. */
interface Wanted {
  saleId: string;
  key: string;
  request: object;
  actor: CurrentUser;
  draftOf: (whole: WholeSale, refunds: WholeSale[], rules: TillRules) => RefundDraft;
}

/** Above their limit somebody has to show that it is them. Asked outside of the transaction, which holds the ledger. */
class AboveLimitError extends Error {}

interface Kept {
  refundId: string;
}

/** Gives money back: never by a change of what was sold, always by a numbered row of its own. */
@Injectable()
export class RefundsService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly till: TillSettingsService,
    private readonly ledger: LedgerService,
    private readonly days: BusinessDayService,
    private readonly records: SaleRecordsService,
    private readonly sales: SalesService,
    private readonly giftCards: GiftCardsService,
    private readonly stock: StockService,
    private readonly idempotency: IdempotencyService,
    private readonly proofs: ProofService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  refundSale(saleId: string, body: RefundDto, key: string, actor: CurrentUser): Promise<SaleView> {
    return this.giveBack({
      ...{ saleId, key, actor, request: { refund: saleId, ...body } },
      draftOf: (whole, refunds, { cashRoundingCents: roundedToCents }) =>
        refundDraft(whole, refunds, body, { roundedToCents }),
    });
  }

  undoSale(saleId: string, { reason }: UndoSaleDto, key: string, actor: CurrentUser): Promise<SaleView> {
    return this.giveBack({
      ...{ saleId, key, actor, request: { undo: saleId, reason } },
      draftOf: (whole, refunds) => undoDraft(whole, refunds, reason),
    });
  }

  private async giveBack(wanted: Wanted): Promise<SaleView> {
    const attempt = (isProved: boolean) =>
      inTransaction(this.source, (within) => this.giveBackWithin(wanted, isProved, within));
    try {
      return await attempt(false).catch(async (error: unknown) => {
        if (!(error instanceof AboveLimitError)) throw error;
        await this.proofs.assertFresh(wanted.actor, 'everyone');
        return attempt(true);
      });
    } catch (error) {
      // Gift cards were looked at under the lock, so it is tips that have been paid out since.
      throw isOverdrawn(error) ? notEnoughTips() : error;
    }
  }

  private async giveBackWithin(wanted: Wanted, isProved: boolean, within: EntityManager): Promise<SaleView> {
    const { saleId, key, request, actor, draftOf } = wanted;
    const whole = await this.records.findForChange(saleId, within);
    await this.ledger.lock(within);
    // Read now: whoever changed them meanwhile is done.
    const rules = await this.till.assertOn(within);
    if (!whole) throw notFound('sale');
    const now = this.clock.now();
    const submit = { scope: tillScope(actor.id), key, request, now };
    const kept = await this.idempotency.earlier<Kept>(submit, within);
    if (kept) return this.sales.showSale(kept.refundId, within);
    if (whole.sale.kind !== 'sale' || whole.sale.undoneBy !== null) throw notToBeGivenBack();
    const refunds = await this.records.listRefundsOf(saleId, within);
    const draft = draftOf(whole, refunds, rules);
    await this.assertUnused(draft, within);
    const { businessDay } = await this.days.current(within);
    if (!isProved && (await this.isAboveLimit(draft, { actor, rules, businessDay }, within))) {
      throw new AboveLimitError();
    }
    const refundId = orderedId(now);
    const written = { refundId, now, businessDay, madeBy: actor.id };
    const reversesId = draft.isUndo && refunds.length === 0 ? await this.entryOf(saleId, within) : null;
    const of = { sold: whole, reversesId };
    const refund = await this.records.add(wholeRefundOf(whole, draft, written), within, of);
    await this.records.giveBack(
      saleId,
      {
        lines: new Map(draft.lines.map(({ line, cents }) => [line.id, cents])),
        tips: new Map(draft.tips.map(({ staffId, cents }) => [staffId, cents])),
        undoneBy: draft.isUndo ? refundId : null,
      },
      within,
    );
    await this.restock(draft, refund, actor, within);
    await this.audit.record(
      {
        actor,
        action: draft.isUndo ? 'sale.undone' : 'sale.refunded',
        object: { type: 'sale', id: refundId },
        detail: { ofSale: saleId, cents: draftCentsOf(draft) },
      },
      within,
    );
    await this.idempotency.keep(submit, { refundId }, within);
    return this.sales.showSale(refundId, within);
  }

  /** A gift card is taken back whole, or not at all. */
  private async assertUnused({ lines }: RefundDraft, within: EntityManager): Promise<void> {
    for (const { line } of lines) {
      if (line.giftCardId === null) continue;
      const card = await this.giftCards.find(line.giftCardId, within);
      if (!card || card.balanceCents < line.payableCents) throw giftCardUsed();
    }
  }

  /** What one person gives back in a day counts together. */
  private async isAboveLimit(
    draft: RefundDraft,
    { actor, rules, businessDay }: { actor: CurrentUser; rules: TillRules; businessDay: string },
    within: EntityManager,
  ): Promise<boolean> {
    const { adminRefundLimitCents, receptionRefundLimitCents } = rules;
    const limit = actor.role === 'admin' ? adminRefundLimitCents : receptionRefundLimitCents;
    if (limit === null) return false;
    return (await this.records.refundedBy(actor.id, businessDay, within)) + draftCentsOf(draft) > limit;
  }

  private async entryOf(saleId: string, within: EntityManager): Promise<string | null> {
    const entry = await this.ledger.findEntryOf({ kind: 'sale', type: 'sale', id: saleId }, within);
    return entry?.id ?? null;
  }

  private async restock(
    draft: RefundDraft,
    refund: WholeSale,
    actor: CurrentUser,
    within: EntityManager,
  ): Promise<void> {
    const moves = draft.lines.flatMap(({ line, cents, restocks }) => {
      const quantity = piecesOf(line, cents);
      if (line.productId === null || !restocks || quantity === 0) return [];
      const saleLineId = refund.lines.find(({ ofLineId }) => ofLineId === line.id)?.id ?? null;
      return [{ productId: line.productId, quantity, reason: 'refund' as const, saleLineId }];
    });
    await this.stock.move(moves, actor, within);
  }
}
