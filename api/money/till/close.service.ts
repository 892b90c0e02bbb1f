import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { isWhole, toCents, toPrice } from '../../common/money/currency-step.js';
import { lockKeys } from '../../database/lock-keys.js';
import { Transactions } from '../../database/transactions.js';
import { deskScope, IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { TillSettingsService } from '../till-settings/till-settings.service.js';
import { BusinessDayService } from './business-day.service.js';
import { type Counted, sumOf, unknownAmong } from './domain/coins.js';
import { closeLines } from './domain/movements.js';
import type { CloseTillDto, CountTillDto } from './dto/till.dto.js';
import {
  alreadyClosed,
  amountNotWhole,
  bankedTooMuch,
  countHasChanged,
  countOrTotal,
  noSuchCoin,
  sayWhy,
} from './till.problems.js';
import { TillRepository } from './till.repository.js';
import { TillService } from './till.service.js';
import type { CloseSheetView, TillCountView } from './till.view.js';
import { toTerminalView } from './to-till-view.js';

/** What is in the drawer, as somebody counted it, and what should be. */
interface Count {
  counts: Counted[];
  countedCents: number;
  openingFloatCents: number;
  expectedCents: number;
  differenceCents: number;
  terminalCents: number | null;
  terminalExpectedCents: number | null;
}

/**
 * Counts the drawer and closes the till. A close covers everything since the last one, on one day or several. Whoever sells
 * waits for it at the ledger's lock, or is done: each sale is in this close or in the next.
 */
@Injectable()
export class CloseService {
  constructor(
    private readonly till: TillRepository,
    private readonly shown: TillService,
    private readonly days: BusinessDayService,
    private readonly ledger: LedgerService,
    private readonly settings: TillSettingsService,
    private readonly salons: SalonSettingsService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** Each count is on record with what it was off by: somebody could ask with made-up ones. */
  previewClose(body: CountTillDto, actor: CurrentUser): Promise<TillCountView> {
    return this.transactions.run(async (tx) => {
      await this.settings.assertRecords(tx);
      const { currency } = await this.salons.salon(tx);
      const count = await this.count(body, currency, tx);
      const detail = { counted: toPrice(count.countedCents), difference: toPrice(count.differenceCents) };
      const object = { type: 'close', id: String(body.number) };
      await this.audit.record({ actor, action: 'till.counted', object, detail }, tx);
      return toCountView(body.number, count);
    });
  }

  async closeTill(body: CloseTillDto, key: string, actor: CurrentUser): Promise<CloseSheetView> {
    await this.transactions.run(async (tx) => {
      const submit = { scope: deskScope(actor.id), key, request: body, now: this.clock.now() };
      // A second submit waits here for the first, and finds its answer.
      await lockKeys([`${submit.scope} ${key}`], tx);
      if (await this.idempotency.earlier<{ number: number }>(submit, tx)) return;
      // A change of the currency waits here, too.
      const before = await this.ledger.lockLedger(tx);
      await this.settings.assertRecords(tx);
      const { currency } = await this.salons.salon(tx);
      const count = await this.count(body, currency, tx);
      const bankedCents = assertSound(body, count, currency);
      const { now, businessDay } = await this.days.moment(tx);
      const id = randomUUID();
      const posted = await this.ledger.post(
        {
          businessDay,
          kind: 'close',
          source: { type: 'day-close', id },
          actorId: actor.id,
          currency,
          lines: closeLines(count.differenceCents, bankedCents),
        },
        tx,
      );
      await this.till.addClose(
        {
          id,
          number: body.number,
          businessDay,
          ...((await this.till.daysOf(body.number, tx)) ?? {
            firstDay: businessDay,
            lastDay: businessDay,
          }),
          currency,
          ...count,
          bankedCents,
          closingFloatCents: count.countedCents - bankedCents,
          note: body.note ?? '',
          lastEntryId: Number(posted?.id ?? before.lastId),
          seal: posted?.seal ?? before.seal,
          closedById: actor.id,
          closedAt: now,
        },
        tx,
      );
      const detail = { difference: toPrice(count.differenceCents), banked: body.banked };
      const object = { type: 'close', id: String(body.number) };
      await this.audit.record({ actor, action: 'till.closed', object, detail }, tx);
      await this.idempotency.keep(submit, { number: body.number }, tx);
    });
    return this.shown.showClose(body.number);
  }

  /** What should be in the drawer is the balance of its account: each close has posted what it was off by. */
  private async count(body: CountTillDto, currency: string, tx: EntityManager): Promise<Count> {
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
      ...{ counts, countedCents, openingFloatCents, expectedCents, differenceCents },
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

/** Gives what is banked. */
function assertSound(
  { number, expectedDifference, expectedTerminalDifference, banked, note = '' }: CloseTillDto,
  count: Count,
  currency: string,
): number {
  const { terminalCents, terminalExpectedCents } = count;
  const isOtherTerminal =
    expectedTerminalDifference !== undefined &&
    toCents(expectedTerminalDifference) !== (terminalCents ?? 0) - (terminalExpectedCents ?? 0);
  if (isOtherTerminal || toCents(expectedDifference) !== count.differenceCents)
    throw countHasChanged(toCountView(number, count));
  const bankedCents = toCents(banked);
  if (!isWhole(bankedCents, currency)) throw amountNotWhole('#/banked');
  if (bankedCents > count.countedCents) throw bankedTooMuch();
  if (count.differenceCents !== 0 && note === '') throw sayWhy('#/note');
  return bankedCents;
}

const toCountView = (number: number, count: Count): TillCountView => ({
  number,
  counted: toPrice(count.countedCents),
  expected: toPrice(count.expectedCents),
  difference: toPrice(count.differenceCents),
  terminal: toTerminalView(count),
});
