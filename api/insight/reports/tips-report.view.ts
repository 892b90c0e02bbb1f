import { ApiProperty } from '@nestjs/swagger';
import { toPrice } from '../../common/money/currency-step.js';
import { sumOf } from '../../common/grouped.js';
import { partsOf, type Period } from './domain/periods.js';
import type { TipsOf } from './money.repository.js';
import type { ReportSpan } from './report-periods.service.js';
import { amountOf, bothOf, DayRangeView, FigureView, ReportView, toReportView } from './report.view.js';

export class TipsPartView extends DayRangeView {
  tips: number;
}

/** The previous period's value by the same day. */
export class TipsByNowView {
  lastDay: string;
  tips: number;
  paidOut: number;
}

export class PersonsTipsView {
  _id: string;
  name: string;

  /** Less refunds. */
  tips: FigureView;

  /** The cash taken from the drawer. */
  paidOut: FigureView;

  /** The tips that the salon owes them now, from any period. */
  owed: number;
}

/** Tips for the team in a period, by business day. They belong to the team and are not part of the takings. */
export class TipsReportView extends ReportView {
  tips: FigureView;
  paidOut: FigureView;
  owed: number;
  parts: TipsPartView[];
  partsBefore: TipsPartView[];

  /** Null for past and future periods and for days, which are compared with the whole previous period. */
  @ApiProperty({ type: TipsByNowView, nullable: true })
  byNow: TipsByNowView | null;
  people: PersonsTipsView[];
}

/** The figures of one period. */
export interface TipFigures {
  received: TipsOf[];
  paidOut: TipsOf[];
  byDay: { day: string; cents: number }[];
}

type Both<Of> = readonly [Of, Of];

export function toTipsReportView(
  span: ReportSpan,
  both: Both<TipFigures>,
  byNow: TipFigures | null,
  owed: TipsOf[],
  nameOf: (id: string) => string,
): TipsReportView {
  const peopleOf = ({ received, paidOut }: TipFigures) =>
    [...new Set([...received, ...paidOut, ...owed].map(({ staffId }) => staffId))].map((id) => ({
      id,
      received: centsOf(received, id),
      paidOut: centsOf(paidOut, id),
    }));
  return {
    ...toReportView(span),
    tips: amountOf(both, ({ received }) => all(received)),
    paidOut: amountOf(both, ({ paidOut }) => all(paidOut)),
    owed: toPrice(all(owed)),
    parts: toPartViews(span.period, both[0]),
    partsBefore: toPartViews(span.before, both[1]),
    byNow: byNow &&
      span.beforeByNow && {
        lastDay: span.beforeByNow.lastDay,
        tips: toPrice(all(byNow.received)),
        paidOut: toPrice(all(byNow.paidOut)),
      },
    people: bothOf([peopleOf(both[0]), peopleOf(both[1])])
      .map(({ id, both: theirs }) => ({
        _id: id,
        name: nameOf(id),
        tips: amountOf(theirs, (one) => one?.received ?? 0),
        paidOut: amountOf(theirs, (one) => one?.paidOut ?? 0),
        owed: toPrice(centsOf(owed, id)),
      }))
      .sort((left, right) => left.name.localeCompare(right.name)),
  };
}

const all = (tips: { cents: number }[]) => sumOf(tips, ({ cents }) => cents);
const toPartViews = (period: Period, { byDay }: TipFigures): TipsPartView[] =>
  partsOf(period).map((part) => ({
    ...part,
    tips: toPrice(all(byDay.filter(({ day }) => day >= part.firstDay && day <= part.lastDay))),
  }));
const centsOf = (tips: TipsOf[], id: string): number =>
  sumOf(
    tips.filter(({ staffId }) => staffId === id),
    ({ cents }) => cents,
  );
