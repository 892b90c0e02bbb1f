import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { unauthenticated } from '../../common/problem/common.problems.js';
import { BookingMailerService } from '../../mail/mail/booking-mailer.service.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { DeskHoldsService } from '../scheduling/desk-holds.service.js';
import type { Offer } from '../scheduling/hold.entity.js';
import { PlanService } from '../planning/plan.service.js';
import { planVisit } from '../scheduling/plan-visit.js';
import { requestForColleagues } from '../scheduling/schedule-request.js';
import { SchedulingService } from '../scheduling/scheduling.service.js';
import { poolsForVisits } from '../scheduling/seats.js';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { moveTo } from './booking.factory.js';
import { beforeOf, type BookingBefore, daysOf, putBack, timeInPools, timeOfStaff } from './booking-before.js';
import { bookingProblem } from './booking-problem.js';
import {
  assertCurrent,
  assertMayRearrange,
  BookingsForChangeService,
} from '../booking-records/bookings-for-change.service.js';
import { notPossible } from '../booking-records/bookings.problems.js';
import { BookingRecordsService } from '../booking-records/booking-records.service.js';
import { ChangeBookingService } from './change-booking.service.js';
import { movedFrom } from './move-booking.service.js';

/** The version of the booking being changed, and further writes for the same transaction. */
interface Step {
  version: number;
  /** Delay of the email, so that the change can be undone before anyone is told. */
  undoSeconds: number;
  record: (done: Rearranged, tx: EntityManager) => Promise<void>;
}

/** The outcome for a booking when a team member who takes part in it is away. */
export interface Rearranged {
  what: 'hand-over' | 'move' | 'cancel';
  booking: BookingRecord;
  before: BookingBefore;
  at: Date;
}

/** Moves or reassigns a booking because someone is away, and can undo it. Each runs in one transaction. */
@Injectable()
export class RearrangeBookingService {
  constructor(
    private readonly records: BookingRecordsService,
    private readonly forChange: BookingsForChangeService,
    private readonly scheduling: SchedulingService,
    private readonly allocations: AllocationsService,
    private readonly deskHolds: DeskHoldsService,
    private readonly changes: ChangeBookingService,
    private readonly plans: PlanService,
    private readonly mailer: BookingMailerService,
    private readonly clock: Clock,
  ) {}

  /** Takes another time or the same one, with colleagues for the named lines. Releases the desk's hold for it. */
  async rearrange(id: string, offer: Offer, step: Step, actor: CurrentUser): Promise<Rearranged> {
    await this.forChange.getToRearrange(id, actor);
    const startsAt = new Date(offer.startsAt);
    return (
      this.scheduling
        .run<Rearranged>(async (tx, now) => {
          // 1. The request, for the booking in the version that was seen.
          const booking = await this.getConfirmed(id, step.version, { actor, now }, tx);
          const isInPlace = startsAt.getTime() === booking.startsAt.getTime();
          const visit = {
            request: requestForColleagues(booking, { people: peopleOf(offer), isInPlace }),
            startsAt,
          };

          // 2. Lock and read. The desk's own hold for the booking must not block it.
          const [, read] = await Promise.all([
            this.deskHolds.release(id, tx),
            this.scheduling.lockAndRead(visit, tx),
          ]);

          // 3. Plan.
          const planned = planVisit(visit, read);
          if ('reason' in planned) return { refusal: planned, visit, writes: null };

          // 4. Write.
          const before = { ...booking, lines: booking.lines.map((line) => ({ ...line })) };
          moveTo(booking, planned);
          const what = isInPlace ? 'hand-over' : 'move';
          const detail = isInPlace ? handedOver(before, booking) : movedFrom(before, booking);
          const change = {
            booking,
            verb: what,
            fromStatus: booking.status,
            actorId: actor.id,
            at: now,
            detail,
          };
          const changing = await this.records.changeBatch(change, tx);
          // Queue emails before the batch: whether to send one depends on what still waits, and a batch reads
          // nothing.
          const { undoSeconds } = step;
          if (isInPlace) await this.mailer.bookingReassigned(booking, tx, { undoSeconds });
          else await this.mailer.bookingMoved(booking, planned.plan.salon, tx, { before, undoSeconds });
          const done = { what, booking, before: beforeOf(before), at: now } as const;
          await step.record(done, tx);
          const owner = { kind: 'booking', bookingId: id } as const;
          const writing = {
            ...this.allocations.takeBatch([{ ...planned, owner }]),
            ...changing,
          };
          return {
            answer: done,
            writes: [this.allocations.releaseBatch(visit, read, planned), writing],
            visit,
          };
        })
        // 5. Problems.
        .catch(bookingProblem(unauthenticated))
    );
  }

  /** @param message what the client reads in the email about it */
  cancel(id: string, message: string, step: Step, actor: CurrentUser): Promise<Rearranged> {
    return this.scheduling.run<Rearranged>(async (tx, now) => {
      // 1. The request, 2. for the booking that is locked and read in the version that was seen.
      const booking = await this.getConfirmed(id, step.version, { actor, now }, tx);
      const before = beforeOf(booking);
      await this.deskHolds.release(id, tx);

      // 3. Plan and 4. write.
      const terms = { reason: message, by: 'salon', undoSeconds: step.undoSeconds } as const;
      const { writes } = await this.changes.decideCancellation(booking, terms, { actor, now }, tx);
      const done = { what: 'cancel', booking, before, at: now } as const;
      await step.record(done, tx);
      return { answer: done, writes, visit: null };
    });
  }

  /**
   * Restores the earlier state, unless the booking has changed since or its old time is taken. Calls `mayUndo` with
   * the booking locked; it throws to refuse. Sends no email.
   */
  async putBack(
    id: string,
    { before, version }: { before: BookingBefore; version: number },
    mayUndo: (booking: BookingRecord, tx: EntityManager) => Promise<void>,
    actor: CurrentUser,
  ): Promise<BookingRecord> {
    const { timeZone } = (await this.plans.latestKnown()).salon;
    return (
      this.scheduling
        .run<BookingRecord>(async (tx, now) => {
          // 1. The request, for the booking in the version that was seen.
          const booking = await this.forChange.getSeen({ id, actor, version, now }, tx);
          assertMayRearrange(actor, booking);
          await mayUndo(booking, tx);
          const fromStatus = booking.status;
          const detail = { from: booking.startsAt.toISOString(), to: before.startsAt };

          // 2. Lock. 3. Nothing to plan: the booking gets its old time back, or the constraint refuses.
          putBack(booking, before);
          const stretches = timeOfStaff(booking);
          const inPools = timeInPools(booking);
          const plan = await this.plans.latestKnownIn(tx);
          const [first, ...others] = daysOf(stretches, timeZone);
          const withPools = first && { ...first, pools: poolsForVisits([{ inPools }], plan) };
          await this.allocations.lockDays(withPools ? [withPools, ...others] : [], timeZone, tx);

          // 4. Write. Time off is read between the writes, to make room for the booking, so this can't be a batch.
          await this.allocations.release(id, tx);
          await this.allocations.takeBack(stretches, id, tx);
          const seats = await this.allocations.seatAgain([{ bookingId: id, inPools }], plan, tx);
          const seating = [...seats].map(([bookingId, found]) => ({ bookingId, seats: found }));
          const change = { booking, verb: 'put-back', fromStatus, actorId: actor.id, at: now, detail };
          const changing = await this.records.changeBatch(change, tx);
          return {
            answer: booking,
            writes: [{ ...this.allocations.seatBatch(seating), ...changing }],
            visit: null,
          };
        })
        // 5. Problems.
        .catch(bookingProblem(unauthenticated))
    );
  }

  /** Holds another time for the booking while someone calls its client. Returns when the hold expires. */
  async hold(id: string, offer: Offer, version: number, actor: CurrentUser): Promise<Date> {
    const now = this.clock.now();
    const booking = await this.forChange.getToRearrange(id, actor);
    assertCurrent(booking, { actor, version, now }, await this.plans.latestKnown());
    if (booking.status !== 'confirmed') throw notPossible();
    const isInPlace = new Date(offer.startsAt).getTime() === booking.startsAt.getTime();
    const request = requestForColleagues(booking, { people: peopleOf(offer), isInPlace });
    return this.deskHolds.hold({ request, bookingId: id, offer, ownTime: timeOfStaff(booking) });
  }

  async releaseHold(id: string, actor: CurrentUser): Promise<void> {
    await this.forChange.getToRearrange(id, actor);
    await this.deskHolds.release(id);
  }

  /** The booking, locked, in the version that was seen, and still upcoming. */
  private async getConfirmed(
    id: string,
    version: number,
    { actor, now }: { actor: CurrentUser; now: Date },
    tx: EntityManager,
  ): Promise<BookingRecord> {
    const booking = await this.forChange.getSeen({ id, actor, version, now }, tx);
    assertMayRearrange(actor, booking);
    if (booking.status !== 'confirmed') throw notPossible();
    return booking;
  }
}

/** Lines that the offer does not name keep their team member. */
const peopleOf = ({ people }: Offer): ReadonlyMap<string, readonly string[]> =>
  new Map(people.map(({ lineId, staffId }) => [lineId, [staffId]]));

/** The history entry: who handed over to whom. */
function handedOver(before: BookingRecord, booking: BookingRecord): Record<string, string> {
  const changed = before.lines.flatMap((line, index) => {
    const now = booking.lines[index];
    return now && now.staffId !== line.staffId ? [{ from: line.staffName, to: now.staffName }] : [];
  });
  const names = (of: 'from' | 'to') => [...new Set(changed.map((each) => each[of]))].join(', ');
  return { fromPeople: names('from'), toPeople: names('to') };
}
