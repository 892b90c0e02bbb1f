import { ApiProperty } from '@nestjs/swagger';
import { boundsOf, type ReportSpan } from './report-periods.service.js';
import { type DayRange, partsOf } from './domain/periods.js';
import { shareOf } from './domain/work.js';
import type { RebookedFigure, SeenClient } from './clients.repository.js';
import { bothOf, DayRangeView, FigureView, figureOf, ReportView, toReportView } from './report.view.js';

/** Clients by the day or month of their first booking of the period. */
export class ClientsPartView extends DayRangeView {
  newClients: number;
  returning: number;
}

export class PersonsClientsView {
  _id: string;
  name: string;

  /** Completed bookings of known clients in which they took part. */
  done: FigureView;
  rebooked: FigureView;

  /** 0 to 1. */
  rebookedRate: FigureView;
}

/** The clients of a month, and how many of them came again within ninety days of their first booking in it. */
export class SeenAgainView extends DayRangeView {
  clients: number;
  seenAgain: number;

  /** New clients among them: those on their first visit ever. */
  newClients: number;
  newSeenAgain: number;

  /** True once all of them had ninety days to return; until then the figure can grow. */
  isOver: boolean;
}

/** The previous period's value by the same day. */
export class ClientsByNowView {
  lastDay: string;
  clients: number;
  newClients: number;
  returning: number;
}

/** Clients who came in a period, and those who will come again. */
export class ClientsReportView extends ReportView {
  /** Clients with a completed booking. */
  clients: FigureView;

  /** New clients among them: those on their first visit ever. */
  newClients: FigureView;
  returning: FigureView;

  /** Completed bookings of known clients. */
  done: FigureView;

  /** The other clients: without a name, or erased. */
  unknown: FigureView;

  /** Completed bookings whose client booked again within 24 hours. */
  rebooked: FigureView;

  /** As a share of the bookings of known clients, 0 to 1. */
  rebookedRate: FigureView;
  parts: ClientsPartView[];
  partsBefore: ClientsPartView[];

  /** Null for past and future periods and for days, which are compared with the whole previous period. */
  @ApiProperty({ type: ClientsByNowView, nullable: true })
  byNow: ClientsByNowView | null;

  /** The last six months, up to the one in which the period ends. */
  seenAgain: SeenAgainView[];
  people: PersonsClientsView[];
}

export interface ClientFigures {
  seen: SeenClient[];
  rebooked: RebookedFigure[];
}

type Both<Of> = readonly [Of, Of];

export function toClientsReportView(
  span: ReportSpan,
  both: Both<ClientFigures>,
  seenAgain: SeenAgainView[],
): ClientsReportView {
  const whole = ({ rebooked }: ClientFigures) => rebooked.find(({ staffId }) => staffId === null);
  const of = both.map(whole);
  const all: Both<RebookedFigure | undefined> = [of[0], of[1]];
  const [now, before] = both;
  return {
    ...toReportView(span),
    clients: figureOf(both, ({ seen }) => seen.length),
    newClients: figureOf(both, ({ seen }) => newOf(seen).length),
    returning: figureOf(both, ({ seen }) => seen.length - newOf(seen).length),
    unknown: figureOf(all, (figure) => (figure ? figure.done - figure.known : 0)),
    ...rebookingOf(all),
    parts: partsOf(span.period).map((part) => toPartView(part, now.seen, span)),
    partsBefore: partsOf(span.before).map((part) => toPartView(part, before.seen, span)),
    byNow: span.beforeByNow && toByNowView(span.beforeByNow, before.seen, span),
    seenAgain,
    people: bothOf([peopleOf(now), peopleOf(before)]).map(({ id, some, both: theirs }) => ({
      _id: id,
      name: span.plan.members.get(id)?.name ?? some.staffName,
      ...rebookingOf(theirs),
    })),
  };
}

function toByNowView(range: DayRange, seen: SeenClient[], span: ReportSpan): ClientsByNowView {
  const { lastDay, newClients, returning } = toPartView(range, seen, span);
  return { lastDay, clients: newClients + returning, newClients, returning };
}

const newOf = (seen: SeenClient[]) => seen.filter(({ isReturning }) => !isReturning);

const peopleOf = ({ rebooked }: ClientFigures) =>
  rebooked.flatMap((figure) => (figure.staffId === null ? [] : [{ ...figure, id: figure.staffId }]));

const rebookingOf = (both: Both<RebookedFigure | undefined>) => ({
  done: figureOf(both, (figure) => figure?.known ?? 0),
  rebooked: figureOf(both, (figure) => figure?.rebooked ?? 0),
  rebookedRate: figureOf(both, (figure) => (figure ? shareOf(figure.rebooked, figure.known) : null)),
});

function toPartView(part: DayRange, seen: SeenClient[], { plan }: ReportSpan): ClientsPartView {
  const { start, end } = boundsOf(part, plan.salon.timeZone);
  const inPeriod = seen.filter(({ firstAt }) => firstAt >= start && firstAt < end);
  return { ...part, newClients: newOf(inPeriod).length, returning: inPeriod.length - newOf(inPeriod).length };
}
