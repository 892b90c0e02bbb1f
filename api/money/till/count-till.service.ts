import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Counted, sumOf, unknownAmong } from './domain/coins.js';
import { TillRepository } from './till.repository.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { assertHere, TillSettingsService, type TillTerms } from '../till-settings/till-settings.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Transactions } from '../../database/transactions.js';
import type { CountTillDto } from './dto/till.dto.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { TillCountView } from './till.view.js';
import { toPrice, toCents, isWhole } from '../../common/money/currency-step.js';
import { alreadyClosed, amountNotWhole, countOrTotal, noSuchCoin } from './till.problems.js';
import { toTerminalView } from './to-till-view.js';

/** The counted and the expected amount in the drawer. */
export interface Count {
  currency: string;
  counts: Counted[];
  countedCents: number;
  openingFloatCents: number;
  expectedCents: number;
  differenceCents: number;
  terminalCents: number | null;
  terminalExpectedCents: number | null;
}

/** Compares a count of the drawer with the expected amount. */
@Injectable()
export class CountTillService {
  constructor(
    private readonly till: TillRepository,
    private readonly ledger: LedgerService,
    private readonly settings: TillSettingsService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Records each count with its difference: otherwise someone could probe the expected amount with made-up counts.
   */
  previewClose(body: CountTillDto, actor: CurrentUser): Promise<TillCountView> {
    return this.transactions.run(async (tx) => {
      const count = await this.count(body, await this.holdTerms(tx), tx);
      const detail = { counted: toPrice(count.countedCents), difference: toPrice(count.differenceCents) };
      const object = { type: 'close', id: String(body.number) };
      await this.audit.record({ actor, action: 'till.counted', object, detail }, tx);
      return toCountView(body.number, count);
    });
  }

  /** For closing the till, before the ledger is locked. */
  holdTerms(tx: EntityManager): Promise<TillTerms> {
    return this.settings.holdTerms(tx);
  }

  /** The expected amount is the drawer account's balance, since each close has posted its difference. */
  async count(body: CountTillDto, { rules, salon }: TillTerms, tx: EntityManager): Promise<Count> {
    assertHere(rules);
    const { currency } = salon;
    const counts = countsOf(body, currency);
    const last = await this.till.lastClose(tx);
    if (body.number !== (last?.number ?? 0) + 1) throw alreadyClosed();
    // An earlier float belongs to another currency; the drawer was empty when the currency changed.
    const openingFloatCents = last?.currency === currency ? last.closingFloatCents : 0;
    const expectedCents = await this.ledger.balanceOf({ account: 'cash', currency }, tx);
    const countedCents = body.total === undefined ? sumOf(counts) : toCents(body.total);
    const differenceCents = countedCents - expectedCents;
    if (body.terminalTotal !== undefined && !isWhole(toCents(body.terminalTotal), currency))
      throw amountNotWhole('#/terminalTotal');
    const terminalCents = body.terminalTotal === undefined ? null : toCents(body.terminalTotal);
    const terminalExpectedCents =
      terminalCents === null ? null : await this.till.cardCentsIn(body.number, tx);
    return {
      ...{ currency, counts, countedCents, openingFloatCents, expectedCents, differenceCents },
      ...{ terminalCents, terminalExpectedCents },
    };
  }
}

/** The count by coins and notes; empty if only the total was entered. */
function countsOf({ counts, total }: CountTillDto, currency: string): Counted[] {
  if ((counts === undefined) === (total === undefined)) throw countOrTotal();
  if (total !== undefined && !isWhole(toCents(total), currency)) throw amountNotWhole('#/total');
  const counted = (counts ?? []).map(({ value, quantity }) => ({ cents: toCents(value), quantity }));
  const [unknown] = unknownAmong(counted, currency);
  if (unknown !== undefined) throw noSuchCoin(unknown);
  return counted.filter(({ quantity }) => quantity > 0);
}

export const toCountView = (number: number, count: Count): TillCountView => ({
  number,
  counted: toPrice(count.countedCents),
  expected: toPrice(count.expectedCents),
  difference: toPrice(count.differenceCents),
  terminal: toTerminalView(count),
});
