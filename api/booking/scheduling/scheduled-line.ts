import { type EpochMinute, epochMinute } from '../../common/time/epoch-minute.js';
import type { StaffTime } from './staff-time.js';
import type { PlannedLine } from '../planning/domain/planning.js';
import type { BookableLine, StaffOption } from '../planning/bookable-lines.js';
import type { Plan } from '../planning/plan.js';

/** A line with its time and its team member. */
export interface ScheduledLine {
  bookable: BookableLine;
  option: StaffOption;
  startsAt: EpochMinute;
  endsAt: EpochMinute;
}

/** All lines of a booking, with the plan they are based on. */
export interface Scheduled {
  plan: Plan;
  lines: ScheduledLine[];
}

export const scheduledOf = ({
  plan,
  bookables,
  planned,
}: {
  plan: Plan;
  bookables: BookableLine[];
  planned: PlannedLine[];
}): Scheduled => ({ plan, lines: planned.map((line) => scheduledLineOf(line, bookables)) });

export function scheduledLineOf(
  { line, staffId, startsAt, endsAt }: PlannedLine,
  bookables: BookableLine[],
): ScheduledLine {
  const bookable = bookables[line];
  const option = bookable?.options.find((candidate) => candidate.staffId === staffId);
  if (!bookable || !option) throw new Error('The plan names a line or a person that nobody asked for.');
  return { bookable, option, startsAt: epochMinute(startsAt), endsAt: epochMinute(endsAt) };
}

/** The team member's time taken by a planned line. */
export const stretchesOf = ({ staffId, occupied }: PlannedLine): StaffTime[] =>
  occupied.map(({ start, end }) => ({ staffId, start: epochMinute(start), end: epochMinute(end) }));
