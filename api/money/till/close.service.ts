import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { isWhole, toCents, toPrice } from '../../common/money/currency-step.js';
import { addDays, type LocalDate } from '../../common/time/local-date.js';
import { lockKeys } from '../../database/lock-keys.js';
import { inTransaction } from '../../database/transaction.js';
import { deskScope, IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { TillSettingsService } from '../till-settings/till-settings.service.js';
import { BusinessDayService } from './business-day.service.js';
import { type Counted, sumOf, unknownAmong } from './domain/coins.js';
import { closeLines } from './domain/movements.js';
import type { CloseDayDto, CountTillDto } from './dto/till.dto.js';
import {
  amountNotWhole,
  bankedTooMuch,
  countHasChanged,
  countOrTotal,
  dayIsClosed,
  dayToCome,
  earlierDayOpen,
  nothingToClose,
  noSuchCoin,
  sayWhy,
} from './till.problems.js';
import { TillRepository } from './till.repository.js';
import { TillService } from './till.service.js';
import type { DayCloseSheetView, TillCountView } from './till.view.js';

/** What is in the drawer, as somebody counted it, and what should be. */
interface Count {
  counts: Counted[];
  countedCents: number;
  openingFloatCents: number;
  expectedCents: number;
  differenceCents: number;
}

/** Counts the drawer, and ends the day: nothing is ever posted into it afterwards. */
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
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  /** Each count is on record with what it was off by: somebody could ask with made-up ones. */
  previewClose(body: CountTillDto, actor: CurrentUser): Promise<TillCountView> {
    return inTransaction(this.source, async (within) => {
      await this.settings.assertRecords(within);
      const { currency } = await this.salons.salon(within);
      const count = await this.count(body, currency, within);
      const detail = { counted: toPrice(count.countedCents), difference: toPrice(count.differenceCents) };
      const object = { type: 'day', id: body.day };
      await this.audit.record({ actor, action: 'till.counted', object, detail }, within);
      return toCountView(body.day, count);
    });
  }

  async closeDay(body: CloseDayDto, key: string, actor: CurrentUser): Promise<DayCloseSheetView> {
    await inTransaction(this.source, async (within) => {
      const submit = { scope: deskScope(actor.id), key, request: body, now: this.clock.now() };
      // A second submit waits here for the first, and finds its answer.
      await lockKeys([`${submit.scope} ${key}`], within);
      if (await this.idempotency.earlier<{ day: string }>(submit, within)) return;
      // Whoever sells waits here, or is done: a sale is before a close or after it. So is a change of the currency.
      const before = await this.ledger.lock(within);
      await this.settings.assertRecords(within);
      const { currency } = await this.salons.salon(within);
      const count = await this.count(body, currency, within);
      const bankedCents = assertSound(body, count, currency);
      const id = randomUUID();
      const posted = await this.ledger.post(
        {
          businessDay: body.day,
          kind: 'close',
          source: { type: 'day-close', id },
          actorId: actor.id,
          currency,
          lines: closeLines(count.differenceCents, bankedCents),
        },
        within,
      );
      await this.till.addClose(
        {
          id,
          businessDay: body.day,
          currency,
          ...count,
          bankedCents,
          closingFloatCents: count.countedCents - bankedCents,
          note: body.note ?? '',
          lastEntryId: Number(posted?.id ?? before.lastId),
          seal: posted?.seal ?? before.seal,
          closedById: actor.id,
          closedAt: submit.now,
        },
        within,
      );
      const detail = { difference: toPrice(count.differenceCents), banked: body.banked };
      const object = { type: 'day', id: body.day };
      await this.audit.record({ actor, action: 'till.closed', object, detail }, within);
      await this.idempotency.keep(submit, { day: body.day }, within);
    });
    return this.shown.showDayClose(body.day);
  }

  private async count(body: CountTillDto, currency: string, within: EntityManager): Promise<Count> {
    const counts = countsOf(body, currency);
    await this.assertCanClose(body.day, within);
    const last = await this.till.closeBefore(body.day, within);
    // What was there before belongs to another currency; none of it was left when that changed.
    const openingFloatCents = last?.currency === currency ? last.closingFloatCents : 0;
    const moved = await this.ledger.movedOn(
      {
        account: 'cash',
        fromDay: last ? addDays(last.businessDay, 1) : '1900-01-01',
        toDay: body.day,
        currency,
      },
      within,
    );
    const expectedCents = [...moved.values()].reduce((sum, cents) => sum + cents, openingFloatCents);
    const countedCents = body.total === undefined ? sumOf(counts) : toCents(body.total);
    const differenceCents = countedCents - expectedCents;
    return { counts, countedCents, openingFloatCents, expectedCents, differenceCents };
  }

  /** Today, or an earlier day; the oldest one first. */
  private async assertCanClose(day: LocalDate, within: EntityManager): Promise<void> {
    const { today } = await this.days.current(within);
    if (day > today) throw dayToCome();
    const lastClosed = await this.till.lastClosedDay(within);
    if (lastClosed !== null && day <= lastClosed) throw dayIsClosed();
    const oldest = await this.till.oldestUnclosedDay(today, within);
    if (oldest !== null && oldest < day) throw earlierDayOpen(oldest);
    if (day < today && day !== oldest) throw nothingToClose();
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
  { day, expectedDifference, banked, note = '' }: CloseDayDto,
  count: Count,
  currency: string,
): number {
  if (toCents(expectedDifference) !== count.differenceCents) throw countHasChanged(toCountView(day, count));
  const bankedCents = toCents(banked);
  if (!isWhole(bankedCents, currency)) throw amountNotWhole('#/banked');
  if (bankedCents > count.countedCents) throw bankedTooMuch();
  if (count.differenceCents !== 0 && note === '') throw sayWhy('#/note');
  return bankedCents;
}

const toCountView = (
  day: LocalDate,
  { countedCents, expectedCents, differenceCents }: Count,
): TillCountView => ({
  day,
  counted: toPrice(countedCents),
  expected: toPrice(expectedCents),
  difference: toPrice(differenceCents),
});
