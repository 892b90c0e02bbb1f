import { ApiProperty } from '@nestjs/swagger';
import { toPrice } from '../../common/money/currency-step.js';
import { CurrencyView, toCurrencyView } from '../../salon/salon/salon.view.js';
import { type PeriodKind, periodKinds } from './domain/periods.js';
import type { ReportSpan } from './report-periods.service.js';

export class DayRangeView {
  /** Local dates of the salon, both included. */
  firstDay: string;
  lastDay: string;
}

export class PeriodView extends DayRangeView {
  @ApiProperty({ enum: periodKinds })
  kind: PeriodKind;

  /** The day, week, month or year before. */
  before: DayRangeView;

  /** True if the whole period is over. */
  isOver: boolean;
}

/** The period of a report. */
export class ReportView {
  timeZone: string;
  currency: CurrencyView;
  period: PeriodView;
}

/** A figure of the period and of the period before it; null without one. */
export class FigureView {
  @ApiProperty({ type: Number, nullable: true })
  now: number | null;

  @ApiProperty({ type: Number, nullable: true })
  before: number | null;
}

export const toReportView = ({ period, before, isOver, plan }: ReportSpan): ReportView => ({
  timeZone: plan.salon.timeZone,
  currency: toCurrencyView(plan.salon.currency),
  period: {
    kind: period.kind,
    firstDay: period.firstDay,
    lastDay: period.lastDay,
    before: { firstDay: before.firstDay, lastDay: before.lastDay },
    isOver,
  },
});

/** The same figure of both periods. */
export const figureOf = <Of>(
  [now, before]: readonly [Of, Of],
  read: (of: Of) => number | null,
): FigureView => ({
  now: read(now),
  before: read(before),
});

/** Of cents, as the amounts that go over the wire. */
export const amountOf = <Of>(both: readonly [Of, Of], read: (of: Of) => number | null): FigureView =>
  figureOf(both, (of) => {
    const cents = read(of);
    return cents === null ? null : toPrice(Math.round(cents));
  });

/** By id, what either period has of it, those of the first first. */
export function bothOf<Of extends { id: string }>([now, before]: readonly [Of[], Of[]]): {
  id: string;
  some: Of;
  both: readonly [Of | undefined, Of | undefined];
}[] {
  const byId = new Map(before.map((of) => [of.id, of]));
  const ids = new Set(now.map(({ id }) => id));
  return [
    ...now.map((of) => ({ id: of.id, some: of, both: [of, byId.get(of.id)] as const })),
    ...before
      .filter(({ id }) => !ids.has(id))
      .map((of) => ({ id: of.id, some: of, both: [undefined, of] as const })),
  ];
}
