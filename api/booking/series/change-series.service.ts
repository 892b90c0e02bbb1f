import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { isOwn, mayRearrange, maySee } from '../booking-records/booking.policy.js';
import { BookingRecordsService } from '../booking-records/booking-records.service.js';
import { BookingRequestsService, problemOf } from '../bookings/booking-requests.service.js';
import { assertCurrent, assertMayRearrange } from '../booking-records/bookings-for-change.service.js';
import { notPossible } from '../booking-records/bookings.problems.js';
import { ChangeBookingService } from '../bookings/change-booking.service.js';
import { type BookingNews, newsOf } from '../booking-records/client-news.view.js';
import { isLive } from '../booking-records/domain/booking-status.js';
import { MoveBookingService } from '../bookings/move-booking.service.js';
import { noSuchClient } from '../../people/clients/clients.problems.js';
import { assertMayHandTo } from '../bookings/own-column.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { invalidInput, mayNot, notFound } from '../../common/problem/common.problems.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { BookingMailerService } from '../../mail/mail/booking-mailer.service.js';
import { SeriesMailerService } from '../../mail/mail/series-mailer.service.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { deskRules } from '../planning/booking-rules.js';
import { PlanService } from '../planning/plan.service.js';
import type { SeriesEmailKind } from '../../mail/email-templates/email-kinds.js';
import { dateAfter, type PickedDate, pickDates } from './domain/series-dates.js';
import { WITH_SERIES } from './domain/series-place.js';
import type { CancelSeriesDto, MoveSeriesDto } from './dto/change-series.dto.js';
import { ReadSeriesService } from './read-series.service.js';
import { type Finder, type PlannedDate, SeriesDatesService } from './series-dates.service.js';
import { SeriesRepository } from './series.repository.js';
import type { ChangedSeriesView, PlacedBooking } from './series.view.js';
import { sentence } from '../../common/words/sentence.js';

/** The part of a series that a change is about, with all its rows locked. */
interface Part {
  /** The booking with which the change begins. */
  from: PlacedBooking;
  /** Those after it that are still to come, in order. */
  later: PlacedBooking[];
}

interface MovingBooking {
  booking: BookingRecord;
  date: PickedDate;
}

/** Who changes a series, and when. */
interface By {
  actor: CurrentUser;
  now: Date;
}

/** What to tell the client, and those of the desk. */
interface Told {
  kind: SeriesEmailKind;
  news: BookingNews;
  notifyClient: boolean;
  formerStartsAt?: Date;
}

const problemOfChange = (error: unknown) => problemOf(error, noSuchClient);

/** Moves and cancels a booking of a series together with those after it. What lies behind stays as it is. */
@Injectable()
export class ChangeSeriesService {
  constructor(
    private readonly read: ReadSeriesService,
    private readonly series: SeriesRepository,
    private readonly dates: SeriesDatesService,
    private readonly requests: BookingRequestsService,
    private readonly change: ChangeBookingService,
    private readonly records: BookingRecordsService,
    private readonly moves: MoveBookingService,
    private readonly allocations: AllocationsService,
    private readonly plans: PlanService,
    private readonly mailer: BookingMailerService,
    private readonly seriesMailer: SeriesMailerService,
  ) {}

  async moveSeries(id: string, body: MoveSeriesDto, actor: CurrentUser): Promise<ChangedSeriesView> {
    const { staffId, sendLetter: notifyClient = true } = body;
    const who = { staffId: staffId?.toLowerCase(), keepsPrice: true };
    assertMayHandTo(actor, who);
    return this.dates.attempt(problemOfChange, async ({ within, now }, find) => {
      const { from, later } = await this.lockPart(id, body, { actor, now }, within);
      if (from.booking.status !== 'confirmed') throw notPossible();
      const { everyWeeks } = await this.read.showSeries(id, actor, within);
      const { salon } = await this.plans.latestKnownWithin(within);
      const moving = movingOf({ from, later: later.filter((each) => isInStep(each, from, actor)) }, body, {
        everyWeeks,
        zone: salon.timeZone,
      });
      const formerStartsAt = from.booking.startsAt;
      await this.moveAll(moving, who, { find, by: { actor, now }, within });
      const changed = moving.map(({ booking }) => booking);
      for (const booking of changed) {
        await this.mailer.bookingToldOtherwise(booking, 'The booking was moved.', within, salon);
      }
      const told = { kind: 'series-moved', news: 'moved', notifyClient, formerStartsAt } as const;
      return this.answer(id, { changed, later, by: { actor, now } }, told, within);
    });
  }

  /** Cancelling twice is the same as cancelling once: nothing is left to cancel. */
  cancelSeries(id: string, body: CancelSeriesDto, actor: CurrentUser): Promise<ChangedSeriesView> {
    const { reason = '', sendLetter: notifyClient = true } = body;
    return this.dates.attempt(problemOfChange, async ({ within, now }) => {
      const { from, later } = await this.lockPart(id, body, { actor, now }, within);
      const cancelled = [from, ...later]
        .map(({ booking }) => booking)
        .filter((booking) => isLive(booking.status) && mayRearrange(actor, booking))
        .filter((booking) => isOfSameClient(booking, from.booking));
      for (const booking of cancelled) {
        const by = isOwn(actor, booking) ? 'client' : 'salon';
        await this.change.cancelQuietly(booking.id, { reason, by, actorId: actor.id }, within);
        await this.mailer.bookingToldOtherwise(booking, 'The booking was cancelled.', within);
      }
      const told = { kind: 'series-cancelled', news: 'cancelled', notifyClient } as const;
      return this.answer(id, { changed: cancelled, later, by: { actor, now } }, told, within);
    });
  }

  /** All of them leave their times before any takes its new one. */
  private async moveAll(
    moving: MovingBooking[],
    who: { staffId: string | undefined; keepsPrice: boolean },
    { find, by, within }: { find: Finder; by: By; within: EntityManager },
  ): Promise<void> {
    const ids = moving.map(({ booking }) => booking.id);
    const dates = moving.map(({ booking, date }): PlannedDate => ({
      ...date,
      request: this.requests.toMove(() => booking, who, deskRules(), ids),
    }));
    for (const id of ids) await this.allocations.release(id, within);
    const free = await find(dates);
    for (const [index, { booking }] of moving.entries()) {
      await free[index]?.take({ kind: 'booking', bookingId: booking.id });
    }
    // A client is never in two bookings at once, not for a moment either: the one with most room before it goes first.
    const order = [...moving.entries()];
    const [first] = moving;
    if (first && dates[0] && dates[0].startsAt > minuteOf(first.booking.startsAt)) order.reverse();
    for (const [index, { booking, date }] of order) {
      const scheduled = free[index]?.scheduled;
      if (!scheduled) continue;
      const written = { actorId: by.actor.id, at: by.now, detail: WITH_SERIES };
      await this.moves.writeMove(booking, scheduled, written, within);
      if (date.isApart) await this.series.setApart(booking.id, within);
    }
  }

  /** The rows first and then the days, like every change of a booking. */
  private async lockPart(
    id: string,
    { from: fromId, version }: { from: string; version?: number | undefined },
    { actor, now }: By,
    within: EntityManager,
  ): Promise<Part> {
    const seen = (await this.read.listPlaced(id, within)).filter(({ booking }) => maySee(actor, booking));
    if (seen.length === 0) throw notFound('series');
    await this.records.lockLive(
      seen.map(({ booking }) => booking.id),
      within,
    );
    const all = await this.read.listPlaced(id, within);
    const from = all.find(({ booking }) => booking.id === fromId.toLowerCase());
    if (!from || !maySee(actor, from.booking)) {
      throw invalidInput([{ pointer: '#/from', detail: sentence('notOfThisSeries') }]);
    }
    assertMayRearrange(actor, from.booking);
    if (!mayRearrange(actor, from.booking)) throw mayNot('bookings');
    assertCurrent(from.booking, { actor, version, now });
    const later = all.filter(
      ({ booking, position }) =>
        position > from.position &&
        isLive(booking.status) &&
        booking.startsAt > now &&
        maySee(actor, booking),
    );
    return { from, later };
  }

  private async answer(
    id: string,
    { changed, later, by }: { changed: BookingRecord[]; later: PlacedBooking[]; by: By },
    { kind, news, notifyClient, formerStartsAt }: Told,
    within: EntityManager,
  ): Promise<ChangedSeriesView> {
    const series = await this.read.showSeries(id, by.actor, within);
    const stayed = later.filter(({ booking }) => !changed.includes(booking)).map(({ booking }) => booking.id);
    const [first, ...others] = changed;
    const emails =
      first && notifyClient ? await this.seriesMailer.tellTogether(kind, [first, ...others], within) : 0;
    const told = { emails, isToldOtherwise: !notifyClient, ...(formerStartsAt && { formerStartsAt }) };
    return {
      ...series,
      changed: changed.length,
      stayed: series.bookings.filter(({ _id }) => stayed.includes(_id)),
      news: first ? newsOf(first, news, by, told) : { emails: 0, toCall: [] },
    };
  }
}

/** Whether it moves along with those before it: nobody has changed it by itself, and it is theirs to move. */
const isInStep = ({ booking, isApart }: PlacedBooking, from: PlacedBooking, actor: CurrentUser): boolean =>
  !isApart &&
  booking.status === 'confirmed' &&
  mayRearrange(actor, booking) &&
  isOfSameClient(booking, from.booking);

/** One that was given to another client neither moves nor ends with the others, who are not theirs. */
const isOfSameClient = (one: BookingRecord, other: BookingRecord): boolean =>
  one.clientId === other.clientId && one.cardId === other.cardId;

/** Where each booking of a part goes: the first to the start that was asked for, the others so many weeks behind it. */
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
  // The one that was asked for moves, or nothing does.
  if (picked[0]?.position !== from.position || picked[0].isApart) {
    throw invalidInput([{ pointer: '#/changes', detail: sentence('notADateOfSeries') }]);
  }
  return picked.flatMap((date) =>
    asked.filter(({ position }) => position === date.position).map(({ booking }) => ({ booking, date })),
  );
}
