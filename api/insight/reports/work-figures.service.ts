import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { Interval } from '../../common/time/interval.js';
import { FiguresService } from '../overview/figures.service.js';
import type { StatusFigure } from '../overview/figures.js';
import type { Plan } from '../../booking/planning/plan.js';
import { grouped } from '../../common/grouped.js';
import { type DayRange, daysOf, partsOf, type Period } from './domain/periods.js';
import { gapMinutesOf, handsOnMinutes, mostAtOnce, processingMinutes } from './domain/work.js';
import { type WorkingMinutes, workingMinutesOf } from './domain/working-minutes.js';
import { boundsOf } from './report-periods.service.js';
import { type Absence, type Cancellation, type DoneWork, WorkRepository } from './work.repository.js';

/** A completed service, with its duration. */
export interface MeasuredWork extends DoneWork {
  /** Hands-on time plus clean-up. */
  minutes: number;
  gapMinutes: number;
  processingMinutes: number;
}

export interface PersonsWork {
  id: string;
  name: string;
  lines: MeasuredWork[];
  /** Null for someone no longer bookable, whose past hours are unknown. */
  hours: WorkingMinutes | null;
}

export interface WorkFigures {
  parts: DayRange[];
  /** Bookings by part of the period, dated by the part's first day. */
  byPart: StatusFigure[];
  /** The bookings among these that start now or later. */
  toComeByPart: StatusFigure[];
  lines: MeasuredWork[];
  people: PersonsWork[];
  cancellations: Cancellation[];
  most: ReturnType<typeof mostAtOnce>;
}

/** The work of a period: what was done, by whom, and how much of their time it took. */
@Injectable()
export class WorkFiguresService {
  constructor(
    private readonly repository: WorkRepository,
    private readonly figures: FiguresService,
    private readonly clock: Clock,
  ) {}

  async read(period: Period, plan: Plan): Promise<WorkFigures> {
    const { timeZone, currency } = plan.salon;
    const bounds = boundsOf(period, timeZone);
    const parts = partsOf(period);
    const spans = parts.map((part) => ({ day: part.firstDay, ...boundsOf(part, timeZone) }));
    const now = this.clock.nowMinutes();
    const spansToCome = spans
      .filter(({ end }) => end > now)
      .map((span) => (span.start < now ? { ...span, start: now } : span));
    const [byPart, toComeByPart, lines, cancellations, absences] = await Promise.all([
      this.figures.countByStatus(spans, currency),
      spansToCome.length > 0 ? this.figures.countByStatus(spansToCome, currency) : [],
      this.measured(period, plan),
      this.repository.cancelledWithin(bounds),
      this.repository.absencesWithin(bounds),
    ]);
    return {
      parts,
      byPart,
      toComeByPart,
      lines,
      people: this.peopleOf(lines, { period, plan, absences }),
      cancellations,
      most: mostAtOnce(lines),
    };
  }

  /** The number and total of bookings on some days, by status. */
  countWithin(period: Period, plan: Plan): Promise<StatusFigure[]> {
    const { timeZone, currency } = plan.salon;
    return this.figures.countByStatus([{ day: period.firstDay, ...boundsOf(period, timeZone) }], currency);
  }

  /** Every completed service, in order of time. */
  async measured(period: Period, plan: Plan): Promise<MeasuredWork[]> {
    const { timeZone, currency } = plan.salon;
    const lines = await this.repository.doneWithin(boundsOf(period, timeZone), currency);
    const gaps = gapMinutesOf(lines);
    return lines.map((line) => ({
      ...line,
      minutes: handsOnMinutes(line),
      gapMinutes: gaps.get(line) ?? 0,
      processingMinutes: processingMinutes(line),
    }));
  }

  /** Bookable people in the owner's order, then anyone else who did something. */
  private peopleOf(
    lines: MeasuredWork[],
    { period, plan, absences }: { period: Period; plan: Plan; absences: Absence[] },
  ): PersonsWork[] {
    const until = this.clock.nowMinutes();
    const days = daysOf(period).map((day) => plan.day(day));
    const hoursOf = (id: string): WorkingMinutes =>
      workingMinutesOf({
        working: days.flatMap(({ working }): Interval[] => working.get(id) ?? []),
        absences: absences.filter(({ staffId }) => staffId === id),
        until,
      });
    const byStaff = grouped(lines, ({ staffId }) => staffId);
    const here = [...plan.members.values()].map(({ id, name }) => ({
      id,
      name,
      lines: byStaff.get(id) ?? [],
      hours: hoursOf(id),
    }));
    const others = [...byStaff].filter(([id]) => !plan.members.has(id));
    return [
      ...here,
      ...others.map(([id, theirs]) => ({
        id,
        name: theirs.at(-1)?.staffName ?? '',
        lines: theirs,
        hours: null,
      })),
    ];
  }
}
