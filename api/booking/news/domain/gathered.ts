/** More at once come in one email. */
const MOST_ALONE = 3;

/** So many emails an hour at most to one person, however much happens. */
export const MOST_IN_HOUR = 6;

const HOUR_MS = 3_600_000;

/** How many emails somebody got since when. */
export interface Hour {
  hourBeganAt: Date;
  emailsInHour: number;
}

/** The hour that counts now: the same one, or a new one once it is over. */
export const hourAt = (hour: Hour, now: Date): Hour =>
  now.getTime() - hour.hourBeganAt.getTime() < HOUR_MS ? hour : { hourBeganAt: now, emailsInHour: 0 };

/**
 * Which pieces of news go out now, and which of them together: one email for each while few come, one for all of them when
 * many do, and none when the hour has had enough. What is left over comes with the next.
 */
export function gathered<Piece>(pieces: readonly Piece[], { emailsInHour }: Hour): Piece[][] {
  const left = MOST_IN_HOUR - emailsInHour;
  if (left <= 0 || pieces.length === 0) return [];
  const isFew = pieces.length <= Math.min(MOST_ALONE, left);
  return isFew ? pieces.map((piece) => [piece]) : [[...pieces]];
}
