declare const brand: unique symbol;

/**
 * An instant, in minutes since 1970. The brand keeps minutes of a day, lengths and milliseconds from being taken for one.
 *
 * `startsAt` and `endsAt` are a `Date` in rows, a text in ISO 8601 in DTOs and views, and an `EpochMinute` in scheduling;
 * nothing but the functions below converts between them. The pure rules in `domain` folders count on plain numbers: it
 * does not matter to them where a time line begins.
 */
export type EpochMinute = number & { readonly [brand]: true };

const MINUTE = 60_000;

/** Not rounded: a start between two minutes stays one, for the rules to refuse. */
export const minuteOf = (instant: Date): EpochMinute => epochMinute(instant.getTime() / MINUTE);

export const dateOf = (minute: EpochMinute): Date => new Date(minute * MINUTE);

/** ISO 8601 in UTC. */
export const toIso = (minute: EpochMinute): string => dateOf(minute).toISOString();

/** What counting from one instant has led to. Not for numbers that come from outside. */
export const epochMinute = (minutes: number): EpochMinute => minutes as EpochMinute;

/** The minute in which an instant lies: the unit of the scheduling rules. */
export const wholeMinuteOf = (instant: Date): EpochMinute => epochMinute(Math.floor(minuteOf(instant)));
