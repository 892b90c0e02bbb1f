/**
 * Days before and after a visit in which its stylist may open the client's file and, if granted, see their contact
 * details: the time for preparing and hearing how it went.
 */
const FILE_OPEN_DAYS = 60;

const DAY_MS = 24 * 3_600_000;

/** The range of visit starts for which a stylist may open the client's file now. */
export const fileWindow = (now: Date): { from: Date; to: Date } => ({
  from: new Date(now.getTime() - FILE_OPEN_DAYS * DAY_MS),
  to: new Date(now.getTime() + FILE_OPEN_DAYS * DAY_MS),
});

export function isInFileWindow(startsAt: Date, now: Date): boolean {
  const { from, to } = fileWindow(now);
  return startsAt >= from && startsAt <= to;
}
