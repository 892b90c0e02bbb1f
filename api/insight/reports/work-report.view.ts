import { ApiProperty } from '@nestjs/swagger';
import type { StatusFigure } from '../overview/figures.js';
import { toPrice } from '../../common/money/currency-step.js';
import { epochMinute, toIso } from '../../common/time/epoch-minute.js';
import { grouped, sumOf } from '../../common/grouped.js';
import { type Lead, leadOf, leads } from './domain/leads.js';
import { type HourOfWeek, minutesByHour } from '../../common/time/hours-of-week.js';
import { handsOnTimes, shareOf } from './domain/work.js';
import type { ReportSpan } from './report-periods.service.js';
import {
  amountOf,
  bothOf,
  DayRangeView,
  FigureView,
  figureOf,
  ReportView,
  toReportView,
} from './report.view.js';
import type { PersonsWork, WorkFigures } from './work-figures.service.js';

/** A day or a month of a period. */
export class WorkPartView extends DayRangeView {
  done: number;
  noShows: number;
  cancelled: number;
  bookedValue: number;

  /** The same for upcoming bookings, without past bookings that no one has marked. */
  expected: number;
}

/** The same hour of all Mondays of a period, or of all its other days of one name, by the salon's clocks. */
export class HourUseView {
  /** 1 is Monday. */
  weekday: number;

  /** 9 means nine to ten o'clock. */
  hour: number;
  workMinutes: number;
  workingMinutes: number;
}

/** The previous period's value by the same day. */
export class WorkByNowView {
  lastDay: string;
  done: number;
  bookedValue: number;
}

export class PersonsWorkView {
  _id: string;
  name: string;

  /** The number of services that they did. */
  services: FigureView;

  /** The booked value of these. */
  bookedValue: FigureView;

  /** Hands-on and clean-up, in minutes. */
  workMinutes: FigureView;

  /** Their working hours so far, less time off; null for former team members. */
  @ApiProperty({ type: Number, nullable: true })
  workingMinutes: number | null;

  @ApiProperty({ type: Number, nullable: true })
  awayMinutes: number | null;

  /** Minutes at work as a share of working minutes, 0 to 1; above 1 for work outside working hours. */
  use: FigureView;

  /** The minutes at work during another booking's processing time. */
  gapMinutes: FigureView;
}

export class ServiceWorkView {
  _id: string;
  title: string;
  done: FigureView;
  bookedValue: FigureView;
  workMinutes: FigureView;
}

export class CancellationsView {
  @ApiProperty({ enum: leads })
  lead: Lead;
  byClient: FigureView;
  bySalon: FigureView;
}

/** The work of a period, by the start of the bookings. */
export class WorkReportView extends ReportView {
  /** Completed bookings. */
  done: FigureView;

  /** The booked value of these, not the takings. */
  bookedValue: FigureView;

  /** The same for one booking. */
  averageBooking: FigureView;
  noShows: FigureView;

  /** No-shows as a share of no-shows and completed bookings, 0 to 1. */
  noShowRate: FigureView;
  cancelled: FigureView;

  /** Minutes at work out of working minutes, of everyone with known hours. */
  use: FigureView;
  workMinutes: FigureView;
  workingMinutes: FigureView;
  gapMinutes: FigureView;

  /** The share of processing minutes used for other bookings, 0 to 1. */
  gapUse: FigureView;

  /** People at work at the same time. There is no list of chairs, so their use is unknown. */
  mostAtOnce: FigureView;

  /** The first time of that, in this period. */
  @ApiProperty({ type: String, nullable: true })
  mostAtOnceAt: string | null;
  parts: WorkPartView[];
  partsBefore: WorkPartView[];

  /** Null for past and future periods and for days, which are compared with the whole previous period. */
  @ApiProperty({ type: WorkByNowView, nullable: true })
  byNow: WorkByNowView | null;

  /** Together these are the minutes behind `use`. Hours without anyone at work are left out. */
  hours: HourUseView[];
  people: PersonsWorkView[];

  /** By booked value, highest first. */
  services: ServiceWorkView[];
  cancellations: CancellationsView[];
}

type Both<Of> = readonly [Of, Of];

export function toWorkReportView(
  span: ReportSpan,
  both: Both<WorkFigures>,
  byNow: StatusFigure[] | null,
): WorkReportView {
  const [now, before] = both;
  const gapOf = ({ lines }: WorkFigures) => sumOf(lines, ({ gapMinutes }) => gapMinutes);
  const waitOf = ({ lines }: WorkFigures) => sumOf(lines, ({ processingMinutes }) => processingMinutes);
  return {
    ...toReportView(span),
    done: figureOf(both, done),
    bookedValue: amountOf(both, valueOf),
    averageBooking: amountOf(both, (of) => shareOf(valueOf(of), done(of))),
    noShows: figureOf(both, missed),
    noShowRate: figureOf(both, noShowRateOf),
    cancelled: figureOf(both, count('cancelled')),
    use: figureOf(both, useOf),
    workMinutes: figureOf(both, ({ lines }) => sumOf(lines, ({ minutes }) => minutes)),
    workingMinutes: figureOf(both, workingOf),
    gapMinutes: figureOf(both, gapOf),
    gapUse: figureOf(both, (of) => shareOf(gapOf(of), waitOf(of))),
    mostAtOnce: figureOf(both, ({ most }) => most?.count ?? 0),
    mostAtOnceAt: now.most && toIso(epochMinute(now.most.at)),
    parts: toPartViews(now),
    partsBefore: toPartViews(before),
    byNow: byNow &&
      span.beforeByNow && {
        lastDay: span.beforeByNow.lastDay,
        done: bookingsOf(byNow, 'done'),
        bookedValue: toPrice(sumOf(onlyDone(byNow), ({ cents }) => cents)),
      },
    hours: toHourViews(now, span.plan.salon.timeZone),
    people: bothOf([now.people, before.people]).map(({ id, some, both: theirs }) =>
      toPersonsWorkView(id, some.name, theirs),
    ),
    services: servicesOf(both),
    cancellations: leads.map((lead) => {
      const of = (by: 'client' | 'salon') =>
        figureOf(
          both,
          ({ cancellations }) =>
            cancellations.filter((one) => one.by === by && leadOf(one.minutes) === lead).length,
        );
      return { lead, byClient: of('client'), bySalon: of('salon') };
    }),
  };
}

const count = (status: StatusFigure['status']) => (of: WorkFigures) => bookingsOf(of.byPart, status);
const done = count('done');
const missed = count('no-show');
const noShowRateOf = (of: WorkFigures) => shareOf(missed(of), missed(of) + done(of));

/** Everyone with known hours. */
const known = ({ people }: WorkFigures) => people.filter(({ hours }) => hours !== null);
const workingOf = (figures: WorkFigures) => sumOf(known(figures), ({ hours }) => hours?.present ?? 0);
const useOf = (figures: WorkFigures) => shareOf(sumOf(known(figures), minutesOf), workingOf(figures));

function toPartViews({ parts, byPart, toComeByPart }: WorkFigures): WorkPartView[] {
  return parts.map((part) => {
    const ofPart = byPart.filter(({ day }) => day === part.firstDay);
    const toCome = toComeByPart.filter(
      ({ day, status }) => day === part.firstDay && (status === 'confirmed' || status === 'arrived'),
    );
    return {
      ...part,
      done: bookingsOf(ofPart, 'done'),
      noShows: bookingsOf(ofPart, 'no-show'),
      cancelled: bookingsOf(ofPart, 'cancelled'),
      bookedValue: toPrice(sumOf(onlyDone(ofPart), ({ cents }) => cents)),
      expected: toPrice(sumOf(toCome, ({ cents }) => cents)),
    };
  });
}

function toHourViews(figures: WorkFigures, zone: string): HourUseView[] {
  const people = known(figures);
  const working = minutesByHour(
    people.flatMap(({ hours }) => hours?.times ?? []),
    zone,
  );
  const work = minutesByHour(
    people.flatMap(({ lines }) => lines.flatMap(handsOnTimes)),
    zone,
  );
  const inHour = (list: HourOfWeek[], { weekday, hour }: HourOfWeek) =>
    list.find((one) => one.weekday === weekday && one.hour === hour)?.minutes ?? 0;
  return [...working, ...work.filter((one) => inHour(working, one) === 0)]
    .map((one) => ({
      weekday: one.weekday,
      hour: one.hour,
      workMinutes: inHour(work, one),
      workingMinutes: inHour(working, one),
    }))
    .sort((left, right) => left.weekday - right.weekday || left.hour - right.hour);
}

const minutesOf = ({ lines }: { lines: { minutes: number }[] }) => sumOf(lines, ({ minutes }) => minutes);
const onlyDone = (figures: StatusFigure[]) => figures.filter(({ status }) => status === 'done');
const valueOf = ({ byPart }: WorkFigures) => sumOf(onlyDone(byPart), ({ cents }) => cents);
const bookingsOf = (figures: StatusFigure[], wanted: StatusFigure['status']) =>
  sumOf(
    figures.filter(({ status }) => status === wanted),
    ({ bookings }) => bookings,
  );

function toPersonsWorkView(_id: string, name: string, both: Both<PersonsWork | undefined>): PersonsWorkView {
  const hours = both[0]?.hours ?? null;
  return {
    _id,
    name,
    services: figureOf(both, (of) => of?.lines.length ?? 0),
    bookedValue: amountOf(both, (of) => sumOf(of?.lines ?? [], ({ cents }) => cents)),
    workMinutes: figureOf(both, (of) => (of ? minutesOf(of) : 0)),
    workingMinutes: hours && hours.present,
    awayMinutes: hours && hours.away,
    use: figureOf(both, (of) => (of?.hours ? shareOf(minutesOf(of), of.hours.present) : null)),
    gapMinutes: figureOf(both, (of) => sumOf(of?.lines ?? [], ({ gapMinutes }) => gapMinutes)),
  };
}

/** Under their latest titles, best first. */
function servicesOf(both: Both<WorkFigures>): ServiceWorkView[] {
  const of = ({ lines }: WorkFigures) =>
    [...grouped(lines, ({ serviceId }) => serviceId)].map(([id, theirs]) => ({ id, lines: theirs }));
  return bothOf([of(both[0]), of(both[1])])
    .map(({ id, some, both: theirs }) => ({
      _id: id,
      title: some.lines.at(-1)?.title ?? '',
      done: figureOf(theirs, (service) => service?.lines.length ?? 0),
      bookedValue: amountOf(theirs, (service) => sumOf(service?.lines ?? [], ({ cents }) => cents)),
      workMinutes: figureOf(theirs, (service) => (service ? minutesOf(service) : 0)),
    }))
    .sort(
      (left, right) =>
        (right.bookedValue.now ?? 0) - (left.bookedValue.now ?? 0) || left.title.localeCompare(right.title),
    );
}
