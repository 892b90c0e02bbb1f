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

/** What is in the drawer, as somebody counted it, and what should be. */
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

/** Counts the drawer, and compares it with what should be in it. */
@Injectable()
export class CountTillService {
  constructor(
    private readonly till: TillRepository,
    private readonly ledger: LedgerService,
    private readonly settings: TillSettingsService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  /** Each count is on record with what it was off by: somebody could ask with made-up ones. */
  previewClose(body: CountTillDto, actor: CurrentUser): Promise<TillCountView> {
    return this.transactions.run(async (tx) => {
      const count = await this.count(body, await this.holdTerms(tx), tx);
      const detail = { counted: toPrice(count.countedCents), difference: toPrice(count.differenceCents) };
      const object = { type: 'close', id: String(body.number) };
      await this.audit.record({ actor, action: 'till.counted', object, detail }, tx);
      return toCountView(body.number, count);
    });
  }

  /** For whoever closes, before the ledger is locked. */
  holdTerms(tx: EntityManager): Promise<TillTerms> {
    return this.settings.holdTerms(tx);
  }

  /** What should be in the drawer is the balance of its account: each close has posted what it was off by. */
  async count(body: CountTillDto, { rules, salon }: TillTerms, tx: EntityManager): Promise<Count> {
    assertHere(rules);
    const { currency } = salon;
    const counts = countsOf(body, currency);
    const last = await this.till.lastClose(tx);
    if (body.number !== (last?.number ?? 0) + 1) throw alreadyClosed();
    // What was there before belongs to another currency; none of it was left when that changed.
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

/** What was counted, by coins and notes; none where the whole amount was typed. */
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
