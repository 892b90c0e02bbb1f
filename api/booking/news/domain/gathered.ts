/** More news than this at once goes into one email. */
const MOST_ALONE = 3;

/** The most emails one person gets per hour, however much happens. */
export const MOST_IN_HOUR = 6;

const HOUR_MS = 3_600_000;

/** Number of emails that a person got, and the time of the first. */
export interface Hour {
  hourBeganAt: Date;
  emailsInHour: number;
}

/** The current hour: the given one, or a new one once it is over. */
export const hourAt = (hour: Hour, now: Date): Hour =>
  now.getTime() - hour.hourBeganAt.getTime() < HOUR_MS ? hour : { hourBeganAt: now, emailsInHour: 0 };

/**
 * Decides which pieces of news go out now, and how: one email each while there are few, one for all if there are
 * many, and none once the hour's limit is reached. The rest waits for the next round.
 */
export function gathered<Piece>(pieces: readonly Piece[], { emailsInHour }: Hour): Piece[][] {
  const left = MOST_IN_HOUR - emailsInHour;
  if (left <= 0 || pieces.length === 0) return [];
  const isFew = pieces.length <= Math.min(MOST_ALONE, left);
  return isFew ? pieces.map((piece) => [piece]) : [[...pieces]];
}
