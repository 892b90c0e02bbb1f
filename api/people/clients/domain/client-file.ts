/**
 * For how many days before and after a visit its stylist may open the client's file and, if that was granted, see how to
 * reach them: the time in which they prepare it and hear how it held.
 */
const FILE_OPEN_DAYS = 60;

const DAY_MS = 24 * 3_600_000;

/** Between which instants a visit starts whose stylist may open the client's file now. */
export const fileWindow = (now: Date): { from: Date; to: Date } => ({
  from: new Date(now.getTime() - FILE_OPEN_DAYS * DAY_MS),
  to: new Date(now.getTime() + FILE_OPEN_DAYS * DAY_MS),
});

export function isInFileWindow(startsAt: Date, now: Date): boolean {
  const { from, to } = fileWindow(now);
  return startsAt >= from && startsAt <= to;
}
