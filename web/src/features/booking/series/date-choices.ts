import type { DateChange, SeriesDate } from './models';

/** Decisions about dates that are not free, by the series' day: another start, or null to skip it. */
export type DateChoices = Readonly<Record<string, string | null>>;

/** Dates that are not free and still undecided. */
export const undecided = <Date extends Pick<SeriesDate, 'day' | 'state'>>(
  dates: readonly Date[],
  choices: DateChoices,
): Date[] => dates.filter(({ day, state }) => state !== 'free' && choices[day] === undefined);

/** The decisions in the API's format. */
export const changesOf = (choices: DateChoices): DateChange[] =>
  Object.entries(choices).map(([day, startsAt]) => ({ day, startsAt }));

/** The number of dates that will be booked. */
export const bookedCount = (dates: readonly Pick<SeriesDate, 'day'>[], choices: DateChoices): number =>
  dates.filter(({ day }) => choices[day] !== null).length;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isDate = (value: unknown): value is SeriesDate =>
  isRecord(value) && typeof value['day'] === 'string' && Array.isArray(value['alternatives']);

/** The dates in a problem; null if it is about something else. */
export function datesOfProblem(problem: {
  code: string;
  extras: Readonly<Record<string, unknown>>;
}): SeriesDate[] | null {
  const dates = problem.extras['dates'];
  return problem.code === 'dates-taken' && Array.isArray(dates) ? dates.filter(isDate) : null;
}
