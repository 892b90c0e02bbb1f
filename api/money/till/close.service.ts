import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { isWhole, toCents, toPrice } from '../../common/money/currency-step.js';
import { lockSubmit } from '../ledger/till-locks.js';
import { Transactions } from '../../database/transactions.js';
import { deskScope, IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { BusinessDayService } from './business-day.service.js';
import { closeLines } from './domain/movements.js';
import type { CloseTillDto } from './dto/till.dto.js';
import { amountNotWhole, bankedTooMuch, countHasChanged, sayWhy } from './till.problems.js';
import { TillRepository } from './till.repository.js';
import { TillService } from './till.service.js';
import type { CloseSheetView } from './till.view.js';
import { CountTillService, type Count, toCountView } from './count-till.service.js';

/**
 * Closes the till. A close covers everything since the last one, over one or more days. Sellers wait at the ledger's
 * lock or finish first, so each sale is in this close or the next.
 */
@Injectable()
export class CloseService {
  constructor(
    private readonly till: TillRepository,
    private readonly shown: TillService,
    private readonly days: BusinessDayService,
    private readonly ledger: LedgerService,
    private readonly counting: CountTillService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async closeTill(body: CloseTillDto, key: string, actor: CurrentUser): Promise<CloseSheetView> {
    await this.transactions.run((tx) => this.closeIn(body, key, actor, tx));
    return this.shown.showClose(body.number);
  }

  /** Closes it in the caller's transaction, unless the key has been used. */
  async closeIn(body: CloseTillDto, key: string, actor: CurrentUser, tx: EntityManager): Promise<void> {
    const submit = { scope: deskScope(actor.id), key, request: body, now: this.clock.now() };
    // A second submit waits here for the first, then finds its answer.
    await lockSubmit(submit, tx);
    if (await this.idempotency.earlier<{ number: number }>(submit, tx)) return;
    const terms = await this.counting.holdTerms(tx);
    const before = await this.ledger.lockLedger(tx);
    const count = await this.counting.count(body, terms, tx);
    const { currency } = count;
    const bankedCents = assertSound(body, count);
    const { now, businessDay } = this.days.momentIn(terms.salon);
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
  }
}

/** Returns the amount to bank. */
function assertSound(
  { number, expectedDifference, expectedTerminalDifference, banked, note = '' }: CloseTillDto,
  count: Count,
): number {
  const { currency, terminalCents, terminalExpectedCents } = count;
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
