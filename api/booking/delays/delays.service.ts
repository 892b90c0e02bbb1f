import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { BookingRecordsService } from '../booking-records/booking-records.service.js';
import { timeInPools, timeOfStaff } from '../bookings/booking-before.js';
import { bookingProblem } from '../bookings/booking-problem.js';
import { mayDelay } from '../booking-records/booking.policy.js';
import { toBookingView } from '../booking-records/booking.view.js';
import {
  assertMayRearrange,
  BookingsForChangeService,
} from '../booking-records/bookings-for-change.service.js';
import { notPossible } from '../booking-records/bookings.problems.js';
import {
  toClientNewsView,
  toJointClientNewsView,
  type ClientNewsView,
} from '../booking-records/client-news.view.js';
import { MoveBookingService } from '../bookings/move-booking.service.js';
import { noSuchClient } from '../../people/clients/clients.problems.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { localDayOf } from '../../common/time/zone.js';
import { RetryTransactionError, Transactions } from '../../database/transactions.js';
import { BookingMailerService } from '../../mail/mail/booking-mailer.service.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { clientMinutes } from '../planning/domain/segments.js';
import { type Outcome, SchedulingService } from '../scheduling/scheduling.service.js';
import { poolsForVisits } from '../scheduling/seats.js';
import { type DelayedDay, DelayedDayService } from './delayed-day.service.js';
import { delayedDayView, delayedVisitView } from './delayed-visits.js';
import type { DelayedBookingView, DelayView } from './delay.view.js';
import { delayHasChanged, delayInTheWay } from './delays.problems.js';
import { type Delay, delayBy, freeMinutesOf, MAX_LINE_MINUTES } from './delay.js';
import type { DelayBookingDto, PreviewDelayDto } from './dto/delay.dto.js';
import { rescheduled } from './rescheduled.js';

/** The person who records a delay, and the time. */
interface By {
  actor: CurrentUser;
  now: Date;
}

/** Extends visits in progress, and moves on those that follow. */
@Injectable()
export class DelaysService {
  constructor(
    private readonly transactions: Transactions,
    private readonly days: DelayedDayService,
    private readonly forChange: BookingsForChangeService,
    private readonly records: BookingRecordsService,
    private readonly moves: MoveBookingService,
    private readonly scheduling: SchedulingService,
    private readonly allocations: AllocationsService,
    private readonly mailer: BookingMailerService,
    private readonly clock: Clock,
  ) {}

  /** Takes no locks: the delay itself checks again. */
  async previewDelay(id: string, { minutes }: PreviewDelayDto, actor: CurrentUser): Promise<DelayView> {
    const booking = await this.forChange.getToRearrange(id, actor);
    return this.transactions.run(async (tx) => {
      const by = { actor, now: this.clock.now() };
      const day = await this.days.read(booking, by, tx);
      return this.viewOf(day, minutes, by);
    });
  }

  /** Changes the visit and all affected ones in one transaction. */
  async delayBooking(id: string, body: DelayBookingDto, actor: CurrentUser): Promise<DelayedBookingView> {
    const { minutes, others, shown, allowOutsideHours = false, sendLetter: notifyClient = true } = body;
    const seen = await this.forChange.getToRearrange(id, actor);
    return (
      this.scheduling
        .run<DelayedBookingView>(async (tx, now) => {
          // 1. The request, 2. for the visit and those that follow, locked and read.
          const by = { actor, now };
          const day = await this.lockDay(seen, body, by, tx);

          // 3. Plan and 4. write.
          const view = this.viewOf(day, minutes, by);
          if (others === 'leave')
            return this.carryOut(day, { minutes, delay: delayBy(day, view.freeMinutes) }, by, tx);
          if (shown && !isAsShown(view, shown)) throw delayHasChanged(view);
          const stays = view.obstacles.length > 0 && !(allowOutsideHours && view.canConfirm);
          if (stays) throw delayInTheWay(view);
          return this.carryOut(day, { minutes, delay: delayBy(day, minutes), notifyClient }, by, tx);
        })
        // 5. Problems.
        .catch(bookingProblem(noSuchClient))
    );
  }

  /** Locks rows before days, like every change of a booking, then reads again what follows. */
  private async lockDay(
    seen: BookingRecord,
    { version }: DelayBookingDto,
    by: By,
    tx: EntityManager,
  ): Promise<DelayedDay> {
    const known = await this.days.read(seen, by, tx);
    const ids = [seen, ...known.followers].map(({ id }) => id);
    await this.records.lockLive(ids, tx);
    const booking = await this.forChange.getSeen({ id: seen.id, version, ...by }, tx);
    assertMayRearrange(by.actor, booking);
    const { timeZone } = known.plan.salon;
    const days = [localDayOf(minuteOf(booking.startsAt), timeZone)];
    const visits = [booking, ...known.followers].map((visit) => ({ inPools: timeInPools(visit) }));
    const pools = poolsForVisits(visits, known.plan);
    await this.allocations.lockDays([{ staffIds: known.staffIds, pools, days }], timeZone, tx);
    const day = await this.days.read(booking, by, tx);
    const isLocked =
      day.followers.every(({ id }) => ids.includes(id)) &&
      day.staffIds.every((staffId) => known.staffIds.includes(staffId));
    if (!isLocked) throw new RetryTransactionError('Somebody has just booked or moved a visit that follows.');
    return day;
  }

  private viewOf(day: DelayedDay, minutes: number, by: By): DelayView {
    assertMayDelay(day, by, minutes);
    const reaches = (booking: BookingRecord) => this.mailer.reaches(booking);
    return delayedDayView(day, { minutes, freeMinutes: freeMinutesOf(day, minutes) }, { ...by, reaches });
  }

  /** All visits leave their old times before any takes its new one. */
  private async carryOut(
    { plan, booking, followers, lateLine }: DelayedDay,
    { minutes, delay, notifyClient = true }: { minutes: number; delay: Delay; notifyClient?: boolean },
    { actor, now }: By,
    tx: EntityManager,
  ): Promise<Outcome<DelayedBookingView>> {
    const moving = followers.flatMap((follower) => {
      const by = delay.moves.get(follower.id);
      return by === undefined
        ? []
        : [{ follower, by, before: { ...follower, lines: follower.lines.map((line) => ({ ...line })) } }];
    });
    const changed = [booking, ...moving.map(({ follower }) => follower)];
    const writes = changed.map(({ id }) => this.allocations.releaseBookingBatch(id));
    // Start with the last one, so that a client is never in two bookings at once, not even briefly.
    for (const { follower, by } of moving.toReversed()) {
      const moved = { actorId: actor.id, at: now };
      writes.push(await this.moves.moveBatch(follower, rescheduled(follower, plan, by), moved, tx));
    }
    const title = booking.lines[lateLine]?.title ?? '';
    const before = clientMinutes(booking.lines[lateLine]?.segments ?? []);
    const detail = {
      lateMinutes: String(minutes),
      ...(delay.minutes > 0 && {
        title,
        minutesBefore: String(before),
        minutes: String(before + delay.minutes),
      }),
    };
    const written = { verb: 'delay', actorId: actor.id, at: now, detail };
    const longer = rescheduled(booking, plan, delay.lines);
    const lengthening = await this.moves.lengthBatch(booking, longer, written, tx);
    const visits = changed.map((one) => ({ bookingId: one.id, inPools: timeInPools(one) }));
    const seats = await this.allocations.seatAgain(visits, plan, tx);
    const taking = this.allocations.takeBatch(
      changed.map((one) => ({
        stretches: timeOfStaff(one),
        seats: seats.get(one.id),
        owner: { kind: 'booking', bookingId: one.id },
      })),
    );
    writes.push({ ...lengthening, ...taking });
    const news: ClientNewsView[] = [];
    for (const { follower, before: was } of moving) {
      const told = await this.mailer.bookingMoved(follower, plan.salon, tx, {
        before: was,
        notifyClient,
      });
      const isToldOtherwise = !notifyClient || told.isNothingNew;
      const formerStartsAt = was.startsAt;
      news.push(
        toClientNewsView(
          follower,
          'moved',
          { actor, now },
          { emails: told.emails, isToldOtherwise, formerStartsAt },
        ),
      );
    }
    const reader = { actor, now, reaches: (one: BookingRecord) => this.mailer.reaches(one) };
    const answer = {
      ...toBookingView(booking, actor, { now, timeZone: plan.salon.timeZone }),
      lengthenedMinutes: delay.minutes,
      visits: moving.map(({ before: was, by }) => delayedVisitView(was, by, reader)),
      news: toJointClientNewsView(news),
    };
    return { answer, writes, visit: null };
  }
}

function assertMayDelay({ booking, lateLine }: DelayedDay, { actor, now }: By, minutes: number): void {
  const segments = booking.lines[lateLine]?.segments ?? [];
  if (!mayDelay(actor, booking, now) || clientMinutes(segments) + minutes > MAX_LINE_MINUTES)
    throw notPossible();
}

const isAsShown = ({ visits }: DelayView, shown: { _id: string; startsAt: string }[]): boolean =>
  visits.length === shown.length &&
  visits.every(({ _id, startsAtThen }) =>
    shown.some((one) => one._id === _id && Date.parse(one.startsAt) === Date.parse(startsAtThen)),
  );
