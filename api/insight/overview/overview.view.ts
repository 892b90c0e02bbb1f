import { ApiProperty } from '@nestjs/swagger';
import type { FiguresOfToday, SalonFigures } from './figures.service.js';
import type { StatusFigure } from './figures.js';
import { type EpochMinute, toIso } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { CurrencyView, toCurrencyView } from '../../salon/salon/salon.view.js';
import { BirthdayView } from '../../people/clients/client.view.js';
import { toPrice } from '../../common/money/currency-step.js';

/** Number of a day's bookings in each status. */
export class BookingCountsView {
  confirmed: number;
  arrived: number;
  done: number;
  noShow: number;
  cancelled: number;
}

export class TimeSpanView {
  /** Instant, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;
}

export class StaffTodayView {
  _id: string;
  name: string;
  working: TimeSpanView[];
  visits: number;
  isFreeNow: boolean;

  /** Their bookable times today, in order: free time of at least one step between starts, also during processing. */
  gaps: TimeSpanView[];
}

/** The salon's day so far. */
export class TodayView {
  /** Local date of the salon. */
  day: string;
  isOpen: boolean;
  visits: BookingCountsView;

  /** The total of the completed bookings. */
  earned: number;

  /** The day's expected total, if every booking takes place. */
  expected: number;
  freeNow: number;
  people: StaffTodayView[];
}

export class DayFiguresView {
  day: string;

  /** Bookings that were neither cancelled nor no-shows. */
  visits: number;
  noShows: number;
  cancelled: number;

  /** The total of the completed bookings. */
  earned: number;
}

/** Working minutes of a day, and those that are booked. */
export class DayFillView {
  day: string;
  isOpen: boolean;

  /** The working minutes of everyone who can be booked, less blocked time and time off. */
  workingMinutes: number;

  /** The booked minutes among them. */
  bookedMinutes: number;
}

export class ShareView {
  _id: string;
  name: string;
  treatments: number;
  earned: number;
}

/** Items that need attention. */
export class WaitingView {
  openMessages: number;
  pendingReviews: number;
  failedLetters: number;

  /** Requests for time off. */
  timeOffRequests: number;
}

/** Items that wait for the reader; null for those that are not theirs. */
export class WaitingAtDeskView {
  @ApiProperty({ type: Number, nullable: true })
  openMessages: number | null;

  @ApiProperty({ type: Number, nullable: true })
  pendingReviews: number | null;
}

/** The day so far, for those who work in it. */
export class DayAtWorkView {
  timeZone: string;
  currency: CurrencyView;

  /**
   * `all`: the salon's day. `own`: the reader's part: the bookings that they take part in, the total of their own
   * lines, and no one else among the people.
   */
  @ApiProperty({ enum: ['own', 'all'] })
  whose: 'own' | 'all';
  today: TodayView;
  waiting: WaitingAtDeskView;

  /**
   * Clients' birthdays today and in the next six days; null if turned off, and for readers who can't see all clients.
   */
  @ApiProperty({ type: [BirthdayView], nullable: true })
  birthdays: BirthdayView[] | null;
}

export class OverviewView {
  timeZone: string;
  currency: CurrencyView;
  today: TodayView;

  /** The last thirty days, including today. */
  days: DayFiguresView[];

  /** This week and the next, from the salon's first day of the week. */
  fortnight: DayFillView[];
  services: ShareView[];
  people: ShareView[];

  /** No-shows as a share of all bookings of those days that were not cancelled, 0 to 1; null without any. */
  @ApiProperty({ type: Number, nullable: true })
  noShowRate: number | null;
  waiting: WaitingView;

  /**
   * Clients' birthdays today and in the next six days; null if turned off, and for readers who can't see all clients.
   */
  @ApiProperty({ type: [BirthdayView], nullable: true })
  birthdays: BirthdayView[] | null;
}

const toSpan = ({ start, end }: Interval<EpochMinute>): TimeSpanView => ({
  startsAt: toIso(start),
  endsAt: toIso(end),
});

export function toOverviewView(
  figures: SalonFigures,
  waiting: WaitingView,
  birthdays: BirthdayView[] | null,
): OverviewView {
  const { plan, byDay, byWork } = figures;
  const { timeZone, currency } = plan.salon;
  const days = figures.days.map((day) =>
    toDayView(
      day,
      byDay.filter((figure) => figure.day === day),
    ),
  );
  const [bookings, noShows] = [sumOf(days, 'visits'), sumOf(days, 'noShows')];
  return {
    timeZone,
    currency: toCurrencyView(currency),
    today: toTodayView(figures),
    days,
    fortnight: figures.fortnight,
    services: shares(byWork.map((work) => ({ ...work, id: work.serviceId, name: work.title }))),
    people: shares(byWork.map((work) => ({ ...work, id: work.staffId, name: work.staffName }))),
    noShowRate: bookings + noShows > 0 ? noShows / (bookings + noShows) : null,
    waiting,
    birthdays,
  };
}

export const toDayAtWorkView = (
  figures: FiguresOfToday,
  whose: DayAtWorkView['whose'],
  waiting: WaitingAtDeskView,
  birthdays: BirthdayView[] | null,
): DayAtWorkView => {
  const { timeZone, currency } = figures.plan.salon;
  return {
    timeZone,
    currency: toCurrencyView(currency),
    whose,
    today: toTodayView(figures),
    waiting,
    birthdays,
  };
};

function toTodayView({ today: day, byDay, isOpenToday, people }: FiguresOfToday): TodayView {
  const today = byDay.filter((figure) => figure.day === day);
  return {
    day,
    isOpen: isOpenToday,
    visits: {
      confirmed: countOf(today, 'confirmed'),
      arrived: countOf(today, 'arrived'),
      done: countOf(today, 'done'),
      noShow: countOf(today, 'no-show'),
      cancelled: countOf(today, 'cancelled'),
    },
    earned: toPrice(centsOf(today, 'done')),
    expected: toPrice(centsOf(today, 'confirmed') + centsOf(today, 'arrived') + centsOf(today, 'done')),
    freeNow: people.filter(({ isFreeNow }) => isFreeNow).length,
    people: people.map(({ id, name, working, bookings, isFreeNow, gaps }) => ({
      _id: id,
      name,
      working: working.map(toSpan),
      visits: bookings,
      isFreeNow,
      gaps: gaps.map(toSpan),
    })),
  };
}

const toDayView = (day: string, figures: StatusFigure[]): DayFiguresView => ({
  day,
  visits: countOf(figures, 'confirmed') + countOf(figures, 'arrived') + countOf(figures, 'done'),
  noShows: countOf(figures, 'no-show'),
  cancelled: countOf(figures, 'cancelled'),
  earned: toPrice(centsOf(figures, 'done')),
});

const countOf = (figures: StatusFigure[], status: StatusFigure['status']): number =>
  figures.find((figure) => figure.status === status)?.bookings ?? 0;
const centsOf = (figures: StatusFigure[], status: StatusFigure['status']): number =>
  figures.find((figure) => figure.status === status)?.cents ?? 0;
const sumOf = (days: DayFiguresView[], field: 'visits' | 'noShows'): number =>
  days.reduce((sum, day) => sum + day[field], 0);

/** Added up by id, busiest first. */
function shares(parts: { id: string; name: string; lines: number; cents: number }[]): ShareView[] {
  const byId = new Map<string, { name: string; lines: number; cents: number }>();
  for (const { id, name, lines, cents } of parts) {
    const sum = byId.get(id) ?? { name, lines: 0, cents: 0 };
    byId.set(id, { ...sum, lines: sum.lines + lines, cents: sum.cents + cents });
  }
  return [...byId]
    .map(([id, { name, lines, cents }]) => ({ _id: id, name, treatments: lines, earned: toPrice(cents) }))
    .sort((left, right) => right.treatments - left.treatments || left.name.localeCompare(right.name));
}
