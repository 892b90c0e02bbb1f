import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { cancellerOf, mayRearrange, maySee } from '../booking-records/booking.policy.js';
import { BookingRecordsService } from '../booking-records/booking-records.service.js';
import { bookingProblem } from '../bookings/booking-problem.js';
import { assertCurrent, assertMayRearrange } from '../booking-records/bookings-for-change.service.js';
import { notPossible } from '../booking-records/bookings.problems.js';
import { ChangeBookingService } from '../bookings/change-booking.service.js';
import { type ClientNewsView, toClientNewsView } from '../booking-records/client-news.view.js';
import { isLive } from '../booking-records/domain/booking-status.js';
import { MoveBookingService } from '../bookings/move-booking.service.js';
import { noSuchClient } from '../../people/clients/clients.problems.js';
import { assertMayHandTo } from '../booking-records/own-column.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { invalidInput, mayNot, notFound } from '../../common/problem/common.problems.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import type { WriteBatch } from '../../database/statement.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { requestToMove } from '../scheduling/schedule-request.js';
import type { FreeDay } from '../scheduling/several-dates.service.js';
import { deskRules } from '../planning/booking-rules.js';
import { PlanService } from '../planning/plan.service.js';
import { dateAfter, type PickedDate, pickDates } from './domain/series-dates.js';
import { withSeries } from './domain/series-place.js';
import type { CancelSeriesDto, MoveSeriesDto } from './dto/change-series.dto.js';
import { ReadSeriesService } from './read-series.service.js';
import { type PlannedDate, SeriesDatesService } from './series-dates.service.js';
import { SeriesRepository } from './series.repository.js';
import type { ChangedSeriesView, PlacedBooking } from './series.view.js';
import { sentence } from '../../common/words/sentence.js';
import { type SeriesNews, SeriesEmailsService } from './series-emails.service.js';

/** The part of a series being changed, with all its rows locked. */
interface Part {
  /** The first booking to change. */
  from: PlacedBooking;
  /** Later bookings that are still upcoming, in order. */
  later: PlacedBooking[];
}

interface MovingBooking {
  booking: BookingRecord;
  date: PickedDate;
}

/** The person who changes a series, and the time. */
interface By {
  actor: CurrentUser;
  now: Date;
}

/** The news for the client, and for the desk. */
interface SeriesChangeEmail extends SeriesNews {
  formerStartsAt?: Date;
  /** It was the client who called. */
  isKnown?: boolean;
}

/** The outcome for a series. */
interface SeriesChange {
  changed: number;
  stayedIds: string[];
  news: ClientNewsView;
}

/** Moves and cancels a booking of a series together with the later ones. Earlier ones stay as they are. */
@Injectable()
export class ChangeSeriesService {
  constructor(
    private readonly read: ReadSeriesService,
    private readonly series: SeriesRepository,
    private readonly dates: SeriesDatesService,
    private readonly change: ChangeBookingService,
    private readonly records: BookingRecordsService,
    private readonly moves: MoveBookingService,
    private readonly allocations: AllocationsService,
    private readonly plans: PlanService,
    private readonly emails: SeriesEmailsService,
  ) {}

  async moveSeries(id: string, body: MoveSeriesDto, actor: CurrentUser): Promise<ChangedSeriesView> {
    const { staffId, sendLetter: notifyClient = true } = body;
    const who = { staffId, keepsPrice: true };
    assertMayHandTo(actor, who);
    const attempt = this.dates.run<SeriesChange>(async (tx, now) => {
      // 1. The request, for the bookings as they are now.
      const { from, later } = await this.lockPart(id, body, { actor, now }, tx);
      if (from.booking.status !== 'confirmed') throw notPossible();
      const { everyWeeks } = await this.read.showSeries(id, actor, tx);
      const { salon } = await this.plans.latestKnownIn(tx);
      const moving = movingOf({ from, later: later.filter((each) => isInStep(each, from, actor)) }, body, {
        everyWeeks,
        zone: salon.timeZone,
      });
      const ids = moving.map(({ booking }) => booking.id);
      const dates = moving.map(({ booking, date }): PlannedDate => ({
        ...date,
        request: requestToMove(booking, who, deskRules(), ids),
      }));

      // 2. Lock, read and 3. plan. All bookings leave their times before any takes its new one.
      await Promise.all(ids.map((bookingId) => this.allocations.release(bookingId, tx)));
      const free = await this.dates.lockAndPlan(dates, tx);
      if ('clash' in free) return free;

      // 4. Write.
      const formerStartsAt = from.booking.startsAt;
      const writes = await this.moveBatches(moving, dates, free, { actor, now }, tx);
      const changed = moving.map(({ booking }) => booking);
      const told = { kind: 'series-moved', news: 'moved', notifyClient, formerStartsAt, salon } as const;
      const answer = await this.queueEmails({ changed, later, by: { actor, now } }, told, tx);
      return { answer, writes };
    });

    // 5. Problems.
    return this.answer(id, await attempt.catch(bookingProblem(noSuchClient)), actor);
  }

  /** Cancelling is idempotent: the second time, nothing is left to cancel. */
  async cancelSeries(id: string, body: CancelSeriesDto, actor: CurrentUser): Promise<ChangedSeriesView> {
    const { reason = '', by: said, sendLetter: notifyClient = true } = body;
    const attempt = this.dates.run<SeriesChange>(async (tx, now) => {
      // 1. The request, 2. lock and read the bookings, and 3. select those it concerns.
      const { from, later } = await this.lockPart(id, body, { actor, now }, tx);
      const cancelled = [from, ...later]
        .map(({ booking }) => booking)
        .filter((booking) => isLive(booking.status) && mayRearrange(actor, booking))
        .filter((booking) => isOfSameClient(booking, from.booking));

      // 4. Write.
      const writes: WriteBatch[] = [];
      for (const booking of cancelled) {
        const by = said ?? cancellerOf(actor, booking);
        const cancellation = { by, actorId: actor.id, now, reason } as const;
        writes.push(await this.change.cancellationBatch(booking, cancellation, tx));
      }
      const isKnown = said === 'client';
      const told = { kind: 'series-cancelled', news: 'cancelled', notifyClient, isKnown } as const;
      const answer = await this.queueEmails({ changed: cancelled, later, by: { actor, now } }, told, tx);
      return { answer, writes };
    });

    // 5. Problems.
    return this.answer(id, await attempt.catch(bookingProblem(noSuchClient)), actor);
  }

  /** A client is never in two bookings at once, not even briefly: the booking with the most room ahead goes first. */
  private async moveBatches(
    moving: MovingBooking[],
    dates: PlannedDate[],
    free: FreeDay[],
    by: By,
    tx: EntityManager,
  ): Promise<WriteBatch[]> {
    const [first] = moving;
    const isLater = first && dates[0] && dates[0].startsAt > minuteOf(first.booking.startsAt);
    const taking = this.allocations.takeBatch(
      moving.flatMap(({ booking: { id: bookingId } }, index) => {
        const planned = free[index]?.planned;
        return planned ? [{ ...planned, owner: { kind: 'booking', bookingId } as const }] : [];
      }),
    );
    const changes: WriteBatch[] = [];
    for (const [index, { booking, date }] of moving.entries()) {
      const planned = free[index]?.planned;
      if (!planned) continue;
      const written = { actorId: by.actor.id, at: by.now, detail: withSeries };
      const setApart = date.isApart ? this.series.setApartStatement(booking.id) : null;
      changes.push({ ...(await this.moves.moveBatch(booking, planned, written, tx)), setApart });
    }
    return [...this.dates.releaseBatches(dates, free), taking, ...(isLater ? changes.toReversed() : changes)];
  }

  /** Locks rows before days, like every change of a booking. */
  private async lockPart(
    id: string,
    { from: fromId, version }: { from: string; version?: number | undefined },
    { actor, now }: By,
    tx: EntityManager,
  ): Promise<Part> {
    const seen = (await this.read.listPlaced(id, tx)).filter(({ booking }) => maySee(actor, booking));
    if (seen.length === 0) throw notFound('series');
    await this.records.lockLive(
      seen.map(({ booking }) => booking.id),
      tx,
    );
    const all = await this.read.listPlaced(id, tx);
    const from = all.find(({ booking }) => booking.id === fromId);
    if (!from || !maySee(actor, from.booking)) {
      throw invalidInput([{ pointer: '#/from', detail: sentence('notOfThisSeries') }]);
    }
    assertMayRearrange(actor, from.booking);
    if (!mayRearrange(actor, from.booking)) throw mayNot('bookings');
    assertCurrent(from.booking, { actor, version, now }, await this.plans.latestKnownIn(tx));
    const later = all.filter(
      ({ booking, position }) =>
        position > from.position &&
        isLive(booking.status) &&
        booking.startsAt > now &&
        maySee(actor, booking),
    );
    return { from, later };
  }

  private async queueEmails(
    { changed, later, by }: { changed: BookingRecord[]; later: PlacedBooking[]; by: By },
    { formerStartsAt, isKnown = false, ...about }: SeriesChangeEmail,
    tx: EntityManager,
  ): Promise<SeriesChange> {
    const stayedIds = later
      .filter(({ booking }) => !changed.includes(booking))
      .map(({ booking }) => booking.id);
    const [first] = changed;
    const { news, notifyClient } = about;
    const emails = await this.emails.emailClient(changed, about, tx);
    const told = {
      emails,
      isToldOtherwise: !notifyClient || isKnown,
      ...(formerStartsAt && { formerStartsAt }),
    };
    return {
      changed: changed.length,
      stayedIds,
      news: first ? toClientNewsView(first, news, by, told) : { emails: 0, toCall: [] },
    };
  }

  private async answer(
    id: string,
    { stayedIds, ...change }: SeriesChange,
    actor: CurrentUser,
  ): Promise<ChangedSeriesView> {
    const series = await this.read.showSeries(id, actor);
    return { ...series, ...change, stayed: series.bookings.filter(({ _id }) => stayedIds.includes(_id)) };
  }
}

/** True if it moves along with the earlier ones: no one changed it separately, and the actor may move it. */
const isInStep = ({ booking, isApart }: PlacedBooking, from: PlacedBooking, actor: CurrentUser): boolean =>
  !isApart &&
  booking.status === 'confirmed' &&
  mayRearrange(actor, booking) &&
  isOfSameClient(booking, from.booking);

/** A booking given to another client does not move or end with the others. */
const isOfSameClient = (one: BookingRecord, other: BookingRecord): boolean =>
  one.clientId === other.clientId && one.cardId === other.cardId;

/** New start of each booking: the first at the requested start, the others the given weeks later. */
function movingOf(
  { from, later }: Part,
  { startsAt, changes = [] }: MoveSeriesDto,
  { everyWeeks, zone }: { everyWeeks: number; zone: string },
): MovingBooking[] {
  const asked = [from, ...later];
  const first = minuteOf(new Date(startsAt));
  const rule = asked.map(({ position }) => {
    const weeks = (position - from.position) * everyWeeks;
    return { position, ...dateAfter(first, weeks, zone) };
  });
  const picked = pickDates(rule, changes, zone);
  if ('pointer' in picked) throw invalidInput([picked]);
  // If the requested booking itself can't move, nothing does.
  if (picked[0]?.position !== from.position || picked[0].isApart) {
    throw invalidInput([{ pointer: '#/changes', detail: sentence('notADateOfSeries') }]);
  }
  return picked.flatMap((date) =>
    asked.filter(({ position }) => position === date.position).map(({ booking }) => ({ booking, date })),
  );
}
