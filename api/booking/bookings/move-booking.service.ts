import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { mayNot, unauthenticated } from '../../common/problem/common.problems.js';
import { BookingMailerService } from '../../mail/mail/booking-mailer.service.js';
import type { WriteBatch } from '../../database/statement.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { planVisit } from '../scheduling/plan-visit.js';
import { requestToMove, requestToResize } from '../scheduling/schedule-request.js';
import { clientRules, deskRules, resizeRules } from '../planning/booking-rules.js';
import { clientMinutes } from '../planning/domain/segments.js';
import type { Scheduled } from '../scheduling/scheduled-line.js';
import { SchedulingService } from '../scheduling/scheduling.service.js';
import { toPrice } from '../../common/money/currency-step.js';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { moveTo } from './booking.factory.js';
import { isInTime, mayMove, mayRearrange, mayResize } from '../booking-records/booking.policy.js';
import {
  type BookingView,
  type MovedBookingView,
  readerOf,
  toBookingView,
} from '../booking-records/booking.view.js';
import { toClientNewsView } from '../booking-records/client-news.view.js';
import { assertMayHandTo } from '../booking-records/own-column.js';
import { linesOfBooking, type Reassignment } from '../planning/rebooked-lines.js';
import { bookingProblem } from './booking-problem.js';
import {
  assertMayRearrange,
  BookingsForChangeService,
} from '../booking-records/bookings-for-change.service.js';
import { notPossible, termsChanged, tooLate } from '../booking-records/bookings.problems.js';
import { type BookingChange, BookingRecordsService } from '../booking-records/booking-records.service.js';
import type { MoveBookingDto, PreviewMoveDto, ResizeBookingDto } from './dto/change-booking.dto.js';
import { StandingService } from '../booking-records/standing.service.js';
import { isAsShown, priceCentsOf } from './shown-terms.js';
import { letterWaitSeconds } from './letter-wait.js';
import { type MovePreviewView, toPlannedBookingView } from '../booking-records/planned-booking.view.js';

/** Gives bookings another time, other team members or another length. */
@Injectable()
export class MoveBookingService {
  constructor(
    private readonly records: BookingRecordsService,
    private readonly forChange: BookingsForChangeService,
    private readonly scheduling: SchedulingService,
    private readonly allocations: AllocationsService,
    private readonly standing: StandingService,
    private readonly mailer: BookingMailerService,
    private readonly clock: Clock,
  ) {}

  /** The booking as it would be after the move, without taking any time. Refused like the move itself. */
  async previewMove(id: string, query: PreviewMoveDto, actor: CurrentUser): Promise<MovePreviewView> {
    const booking = await this.forChange.getToRearrange(id, actor);
    const who = reassignmentOf(query, actor, booking);
    assertMovable(booking, actor, this.clock.now());
    const isDesk = mayRearrange(actor, booking);
    if (!isDesk) await this.standing.assertNotBlocked(actor, booking);
    const rules = isDesk ? deskRules({ allowOutsideHours: true }) : clientRules;
    const request = requestToMove(booking, who, rules);
    const startsAt = new Date(query.startsAt);
    const scheduled = await this.scheduling
      .preview({ request, startsAt })
      .catch(bookingProblem(unauthenticated));
    return {
      ...toPlannedBookingView(scheduled.lines, scheduled.plan, readerOf(actor, booking), booking.lang),
      currentPrice: currentPriceOf(booking, scheduled, who),
    };
  }

  /** The old time is released only in the transaction that takes the new one. */
  async moveBooking(id: string, body: MoveBookingDto, actor: CurrentUser): Promise<MovedBookingView> {
    const { minutes, allowOutsideHours, sendLetter, mayUndo, version, shown } = body;
    const seen = await this.forChange.getToRearrange(id, actor);
    const isDesk = mayRearrange(actor, seen);
    if (!isDesk && [minutes, allowOutsideHours, sendLetter, mayUndo].some((said) => said !== undefined)) {
      throw mayNot('bookings');
    }
    const who = { ...reassignmentOf(body, actor, seen), minutes };
    const rules = isDesk ? deskRules({ allowOutsideHours }) : clientRules;
    return (
      this.scheduling
        .run<MovedBookingView>(async (tx, now) => {
          // 1. The request, for the booking as it is now.
          await this.standing.lockAccount(actor, tx);
          const booking = await this.forChange.getSeen({ id, actor, version, now }, tx);
          assertMayRearrange(actor, booking);
          assertMovable(booking, actor, now);
          if (!isDesk) await this.standing.assertNotBlocked(actor, booking, tx);
          const visit = { request: requestToMove(booking, who, rules), startsAt: new Date(body.startsAt) };

          // 2. Lock and read.
          const read = await this.scheduling.lockAndRead(visit, tx);

          // 3. Plan.
          const planned = planVisit(visit, read);
          if ('reason' in planned) return { refusal: planned, visit, writes: null };
          if (shown ? !isAsShown(planned, shown) : !isDesk && !isAsAgreed(planned, booking)) {
            throw termsChanged(
              toPlannedBookingView(planned.lines, planned.plan, readerOf(actor, booking), booking.lang),
            );
          }

          // 4. Write.
          const before = asItIs(booking);
          const changing = await this.moveBatch(booking, planned, { actorId: actor.id, at: now }, tx);
          const notifyClient = sendLetter ?? true;
          const cause = this.standing.causeOf(actor);
          const emailTerms = { before, notifyClient, cause, undoSeconds: letterWaitSeconds(mayUndo) };
          const { salon } = planned.plan;
          const { emails, isNothingNew } = await this.mailer.bookingMoved(booking, salon, tx, emailTerms);
          const told = {
            emails,
            isToldOtherwise: !notifyClient || isNothingNew,
            formerStartsAt: before.startsAt,
          };
          const answer = {
            ...toBookingView(booking, actor, { now, timeZone: salon.timeZone }),
            news: toClientNewsView(booking, 'moved', { actor, now }, told),
            currentPrice: currentPriceOf(before, planned, who),
          };
          const owner = { kind: 'booking', bookingId: id } as const;
          const writing = {
            ...this.allocations.takeBatch([{ ...planned, owner }]),
            ...changing,
          };
          return { answer, writes: [this.allocations.releaseBatch(visit, read, planned), writing], visit };
        })
        // 5. Problems.
        .catch(bookingProblem(unauthenticated))
    );
  }

  /** Gives a booking its newly taken time and people. Callers have locked its row, and tell its client. */
  moveBatch(
    booking: BookingRecord,
    scheduled: Scheduled,
    { detail: more, ...by }: Pick<BookingChange, 'actorId' | 'at' | 'detail'>,
    tx: EntityManager,
  ): Promise<WriteBatch> {
    const before = asItIs(booking);
    moveTo(booking, scheduled);
    const detail = { ...movedFrom(before, booking), ...more };
    return this.records.changeBatch({ booking, verb: 'move', fromStatus: booking.status, detail, ...by }, tx);
  }

  /** The same for a booking whose start stays and whose length changes. */
  lengthBatch(
    booking: BookingRecord,
    scheduled: Scheduled,
    written: Pick<BookingChange, 'verb' | 'actorId' | 'at' | 'detail'>,
    tx: EntityManager,
  ): Promise<WriteBatch> {
    moveTo(booking, scheduled);
    return this.records.changeBatch({ booking, fromStatus: booking.status, ...written }, tx);
  }

  /** Makes one line longer or shorter. Later lines of the booking shift along; the rest of the diary stays put. */
  async resizeBooking(id: string, body: ResizeBookingDto, actor: CurrentUser): Promise<BookingView> {
    const { minutes, version } = body;
    const lineId = body.lineId;
    const seen = await this.forChange.getToRearrange(id, actor);
    const before = minutesOf(seen, lineId);
    // A shorter line only uses time it already had.
    const allowOutsideHours = body.allowOutsideHours ?? minutes < before;
    const rules = resizeRules({ allowOutsideHours });
    return (
      this.scheduling
        .run<BookingView>(async (tx, now) => {
          // 1. The request, for the booking as it was seen.
          const booking = await this.forChange.getSeen(
            { id, actor, version: version ?? seen.version, now },
            tx,
          );
          assertMayRearrange(actor, booking);
          if (!mayResize(actor, booking)) throw notPossible();
          const request = requestToResize(booking, { lineId, minutes }, rules);
          const visit = { request, startsAt: booking.startsAt };

          // 2. Lock and read.
          const read = await this.scheduling.lockAndRead(visit, tx);

          // 3. Plan.
          const planned = planVisit(visit, read);
          if ('reason' in planned) return { refusal: planned, visit, writes: null };

          // 4. Write.
          const title = booking.lines.find((line) => line.id === lineId)?.title ?? '';
          const detail = { title, minutesBefore: String(before), minutes: String(minutes) };
          const written = { verb: 'resize', actorId: actor.id, at: now, detail };
          const changing = await this.lengthBatch(booking, planned, written, tx);
          const { timeZone } = planned.plan.salon;
          const answer = toBookingView(booking, actor, { now, timeZone });
          const owner = { kind: 'booking', bookingId: id } as const;
          const writing = {
            ...this.allocations.takeBatch([{ ...planned, owner }]),
            ...changing,
          };
          return { answer, writes: [this.allocations.releaseBatch(visit, read, planned), writing], visit };
        })
        // 5. Problems.
        .catch(bookingProblem(unauthenticated))
    );
  }
}

/** Refuses desk-only fields to clients, and colleagues to team members who manage only their own bookings. */
function reassignmentOf(
  { staff, staffId, lineId, price }: PreviewMoveDto,
  actor: CurrentUser,
  booking: BookingRecord,
): Reassignment {
  const isDesk = mayRearrange(actor, booking);
  if (!isDesk && [staffId, lineId, price].some((said) => said !== undefined)) throw mayNot('bookings');
  const who = { anyone: staff === 'any', staffId };
  if (isDesk) assertMayHandTo(actor, who);
  return { ...who, lineId, keepsPrice: isDesk && price !== 'current' };
}

function assertMovable(booking: BookingRecord, actor: CurrentUser, now: Date): void {
  if (!isInTime(actor, booking, now)) throw tooLate();
  if (!mayMove(actor, booking, now)) throw notPossible();
}

/** A copy of the booking before it changes. */
const asItIs = (booking: BookingRecord): BookingRecord => ({
  ...booking,
  lines: booking.lines.map((line) => ({ ...line })),
});

/** The current price for those who would do it. */
function currentPriceOf(booking: BookingRecord, { plan, lines }: Scheduled, who: Reassignment): number {
  const bookables = linesOfBooking(booking, plan, { ...who, keepsPrice: false });
  if ('problems' in bookables) throw new Error('What was just planned cannot be planned.');
  const cents = lines.map(({ option }, index) => {
    const own = bookables[index]?.options.find(({ staffId }) => staffId === option.staffId);
    return (own ?? option).priceCents;
  });
  return toPrice(cents.reduce((sum, price) => sum + price, 0));
}

/**
 * True if each service takes as long and the total costs as much as before, and no wait between two of them changes.
 */
const isAsAgreed = (scheduled: Scheduled, before: BookingRecord): boolean =>
  priceCentsOf(scheduled) === before.totalPriceCents &&
  scheduled.lines.every(
    ({ option }, index) =>
      clientMinutes(option.segments) === clientMinutes(before.lines[index]?.segments ?? []),
  );

const peopleOf = ({ lines }: BookingRecord): string => lines.map(({ staffName }) => staffName).join(', ');

const minutesOf = ({ lines }: BookingRecord, lineId: string): number =>
  clientMinutes(lines.find(({ id }) => id === lineId)?.segments ?? []);

/** The history entry of a move: old and new time, and anything else that changed. */
export function movedFrom(before: BookingRecord, booking: BookingRecord): Record<string, string> {
  const people = [peopleOf(before), peopleOf(booking)] as const;
  const resized = booking.lines.find(({ id }) => minutesOf(booking, id) !== minutesOf(before, id));
  return {
    from: before.startsAt.toISOString(),
    to: booking.startsAt.toISOString(),
    ...(people[0] !== people[1] && { fromPeople: people[0], toPeople: people[1] }),
    ...(resized && {
      title: resized.title,
      minutesBefore: String(minutesOf(before, resized.id)),
      minutes: String(minutesOf(booking, resized.id)),
    }),
    ...(before.totalPriceCents !== booking.totalPriceCents && {
      priceBefore: String(toPrice(before.totalPriceCents)),
      price: String(toPrice(booking.totalPriceCents)),
    }),
  };
}
