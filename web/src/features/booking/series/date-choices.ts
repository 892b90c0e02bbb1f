import type { DateChange, SeriesDate } from './models';

/** What was decided about dates that are not free, by the day that the series has: another start, or null for none. */
export type DateChoices = Readonly<Record<string, string | null>>;

/** Dates that are not free and of which nothing was decided yet. */
export const undecided = <Date extends Pick<SeriesDate, 'day' | 'state'>>(
  dates: readonly Date[],
  choices: DateChoices,
): Date[] => dates.filter(({ day, state }) => state !== 'free' && choices[day] === undefined);

/** What was decided, as it is sent. */
export const changesOf = (choices: DateChoices): DateChange[] =>
  Object.entries(choices).map(([day, startsAt]) => ({ day, startsAt }));

/** How many of the dates will be booked. */
export const bookedCount = (dates: readonly Pick<SeriesDate, 'day'>[], choices: DateChoices): number =>
  dates.filter(({ day }) => choices[day] !== null).length;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isDate = (value: unknown): value is SeriesDate =>
  isRecord(value) && typeof value['day'] === 'string' && Array.isArray(value['alternatives']);

/** The dates that a refusal carries; null for one that is about something else. */
export function datesOfProblem(problem: {
  code: string;
  extras: Readonly<Record<string, unknown>>;
}): SeriesDate[] | null {
  const dates = problem.extras['dates'];
  return problem.code === 'dates-taken' && Array.isArray(dates) ? dates.filter(isDate) : null;
}
