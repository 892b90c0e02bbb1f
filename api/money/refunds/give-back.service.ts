import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { type PlanOf, PlanRefundService } from './plan-refund.service.js';
import { TillSettingsService } from '../till-settings/till-settings.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { BusinessDayService } from '../till/business-day.service.js';
import { WriteRefundService } from './write-refund.service.js';
import { SaleRecordsService } from '../sales/sale-records.service.js';
import { ReceiptHeadsService } from '../till-settings/receipt-heads.service.js';
import { lockSubmit } from '../ledger/till-locks.js';
import { IdempotencyService, tillScope } from '../../platform/idempotency/idempotency.service.js';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/problem/common.problems.js';
import { notToBeGivenBack } from './refunds.problems.js';
import { AboveLimitError } from '../till-settings/above-limit.js';
import { orderedId } from '../../common/ordered-id.js';
import { type PlannedRefund, refundedCentsOf } from './planned-refund.js';
import { type TillRules, limitOf } from '../till-settings/domain/till-mode.js';

/** The requested refund, and who asks for it. */
export interface WantedRefund {
  saleId: string;
  key: string;
  request: object;
  actor: CurrentUser;
  planOf: PlanOf;
}

interface Kept {
  refundId: string;
}

/** Refunds in one transaction: never by changing the sale, always as a numbered row of its own. */
@Injectable()
export class GiveBackService {
  constructor(
    private readonly till: TillSettingsService,
    private readonly ledger: LedgerService,
    private readonly days: BusinessDayService,
    private readonly plans: PlanRefundService,
    private readonly refunds: WriteRefundService,
    private readonly records: SaleRecordsService,
    private readonly heads: ReceiptHeadsService,
    private readonly idempotency: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks in the order of `till-locks.ts`. Returns the id of the refund.
   *
   * @param isProved true if the caller has just confirmed their identity, which amounts above their limit need
   */
  async giveBack(wanted: WantedRefund, isProved: boolean, tx: EntityManager): Promise<string> {
    const { saleId, key, request, actor, planOf } = wanted;
    const submit = { scope: tillScope(actor.id), key, request, now: this.clock.now() };
    await lockSubmit(submit, tx);
    const kept = await this.idempotency.earlier<Kept>(submit, tx);
    if (kept) return kept.refundId;
    const terms = await this.till.holdTerms(tx);
    const { rules } = terms;
    const whole = await this.records.findForChange(saleId, tx);
    if (!whole) throw notFound('sale');
    if (whole.sale.kind !== 'sale' || whole.sale.undoneBy !== null) throw notToBeGivenBack();
    const receiptHeadId = whole.sale.mode === 'record' ? await this.heads.keepCurrent(terms, tx) : null;
    await this.ledger.lockLedger(tx);
    const { planned, isFirst } = await this.plans.plan(whole, planOf, rules, tx);
    const moment = this.days.momentIn(terms.salon);
    const { now, businessDay } = moment;
    if (!isProved && (await this.isAboveLimit(planned, { actor, rules, businessDay }, tx))) {
      throw new AboveLimitError();
    }
    const refundId = orderedId(now);
    await this.refunds.write(refundId, { whole, planned, isFirst, actor, moment, receiptHeadId }, tx);
    await this.idempotency.keep(submit, { refundId }, tx);
    return refundId;
  }

  /** All refunds of one person on a day count together. */
  private async isAboveLimit(
    planned: PlannedRefund,
    { actor, rules, businessDay }: { actor: CurrentUser; rules: TillRules; businessDay: string },
    tx: EntityManager,
  ): Promise<boolean> {
    const limit = limitOf(rules, actor);
    if (limit === null) return false;
    return (await this.records.refundedBy(actor.id, businessDay, tx)) + refundedCentsOf(planned) > limit;
  }
}
