import { deskRules } from '../planning/booking-rules.js';
import type { SeriesRequestDto } from './dto/preview-series.dto.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { type LineRequest, lineRequestsOf } from '../planning/bookable-lines.js';
import { linesAtDesk } from '../booking-records/own-column.js';
import type { Plan } from '../planning/plan.js';
import { type EpochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import {
  type SeriesDate,
  seriesDates,
  type PickedDate,
  pickDates,
  MIN_DATES,
} from './domain/series-dates.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import type { MakeSeriesDto } from './dto/make-series.dto.js';
import { sentence } from '../../common/words/sentence.js';
import type { FieldProblem } from '../../common/problem/problem.js';

/** Series stay within working hours, because no one confirms each of the dates. */
export const seriesRules = deskRules();

export const askedLines = ({ lines }: SeriesRequestDto, actor: CurrentUser): LineRequest[] =>
  linesAtDesk(actor, lineRequestsOf(lines));

/** Every date that the request names. Throws 422 for the first and last date if the desk could not book there. */
export function askedDates(body: SeriesRequestDto, plan: Plan, now: EpochMinute): SeriesDate[] {
  const first = minuteOf(new Date(body.startsAt));
  const firstReason = seriesRules.rejectionReason(first, plan, now);
  if (firstReason) throw invalidInput([{ pointer: '#/startsAt', detail: firstReason }]);
  const dates = seriesDates(first, body, plan.salon.timeZone);
  if ('pointer' in dates) throw invalidInput([dates]);
  const last = dates.at(-1)?.startsAt ?? first;
  const lastReason = seriesRules.rejectionReason(last, plan, now);
  const pointer = body.count === undefined ? '#/until' : '#/count';
  if (lastReason) throw invalidInput([{ pointer, detail: lastReason }]);
  return dates;
}

/** The same with the desk's changes to single dates; at least two dates. */
export function pickedDates(body: MakeSeriesDto, plan: Plan, now: EpochMinute): PickedDate[] {
  const changes = body.changes ?? [];
  const picked = pickDates(askedDates(body, plan, now), changes, plan.salon.timeZone);
  if ('pointer' in picked) throw invalidInput([picked]);
  if (picked.length < MIN_DATES) {
    throw invalidInput([{ pointer: '#/changes', detail: sentence('seriesNeedsTwo') }]);
  }
  const problems = changes.flatMap(({ startsAt }, index): FieldProblem[] => {
    const detail = startsAt && seriesRules.rejectionReason(minuteOf(new Date(startsAt)), plan, now);
    return detail ? [{ pointer: `#/changes/${index}/startsAt`, detail }] : [];
  });
  if (problems.length > 0) throw invalidInput(problems);
  return picked;
}
