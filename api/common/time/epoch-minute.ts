declare const brand: unique symbol;

/**
 * An instant in minutes since 1970. The brand prevents mixing it up with minutes of a day, durations or milliseconds.
 *
 * `startsAt` and `endsAt` are a `Date` in rows, an ISO 8601 string in DTOs and views, and an `EpochMinute` in
 * scheduling. Only the functions below convert between them. The pure rules in `domain` folders use plain numbers, as
 * they don't depend on where a time line starts.
 */
export type EpochMinute = number & { readonly [brand]: true };

const MINUTE = 60_000;

/** Not rounded: a start between two minutes stays there, so that the rules can refuse it. */
export const minuteOf = (instant: Date): EpochMinute => epochMinute(instant.getTime() / MINUTE);

export const dateOf = (minute: EpochMinute): Date => new Date(minute * MINUTE);

/** ISO 8601 in UTC. */
export const toIso = (minute: EpochMinute): string => dateOf(minute).toISOString();

/** For the result of arithmetic on an instant, not for external numbers. */
export const epochMinute = (minutes: number): EpochMinute => minutes as EpochMinute;

/** The minute that contains an instant: the unit of the scheduling rules. */
export const wholeMinuteOf = (instant: Date): EpochMinute => epochMinute(Math.floor(minuteOf(instant)));
