import { plainFigures } from '../../../common/text/plain-figures.js';

const HOURS =
  /(\d+(?:[.,]\d+)?) ?(?:h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|uur|uren|t|tuntia?)(?![\p{L}])/iu;
const MINUTES = /(\d+) ?(?:m|mins?|minutes?|minuten?|minutos?|minut[oi]|minuuttia?|′|')(?![\p{L}])/iu;

/** Reads a duration such as `2h 35m`, `1:30`, `1,5 Std.` or `95`, in minutes; null for any other text. */
export function readDuration(text: string): number | null {
  const written = plainFigures(text).trim();
  if (/^\d{1,4}$/.test(written)) return Number(written);
  const [, clockHours, clockMinutes] = /^(\d{1,2}):([0-5]\d)(?::00)?$/.exec(written) ?? [];
  if (clockHours !== undefined && clockMinutes !== undefined)
    return Number(clockHours) * 60 + Number(clockMinutes);
  const hours = HOURS.exec(written)?.[1];
  // `1 h 30` leaves the unit of the minutes out.
  const minutes = MINUTES.exec(written)?.[1] ?? /h ?(\d{1,2})$/i.exec(written)?.[1];
  if (hours === undefined && minutes === undefined) return null;
  return Math.round(Number((hours ?? '0').replace(',', '.')) * 60) + Number(minutes ?? 0);
}
