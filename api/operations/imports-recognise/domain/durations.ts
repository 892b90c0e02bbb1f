import { plainFigures } from '../../../common/text/plain-figures.js';

/** A number after a slash is half of a fraction or of two durations. */
const HOURS =
  /(?<![\d.,/⁄])(\d+(?:[.,]\d+)?) ?(?:h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|uur|uren|t|tuntia?|ساعة|ساعات)(?!\p{L})/iu;
const MINUTES =
  /(?<![\d.,/⁄])(\d+)(?:[.,]0+)? ?(?:m|mins?|minutes?|minuten?|minutos?|minut[oi]|minuuttia?|دقيقة|دقائق|′|')(?!\p{L})/iu;

const fractions: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** Reads a duration such as `2h 35m`, `1:30`, `1½ Std.` or `95`, in minutes; null for any other text. */
export function readDuration(text: string): number | null {
  const whole = text.replaceAll(
    /(\d*) ?([¼½¾])/g,
    (_, before: string, sign: string) => `${before || '0'}${fractions[sign]}`,
  );
  const written = plainFigures(whole).trim();
  // A spreadsheet may write minutes with decimals.
  if (/^\d{1,4}(?:[.,]0+)?$/.test(written)) return Number.parseInt(written, 10);
  const [, clockHours, clockMinutes] = /^(\d{1,2}):([0-5]\d)(?::00)?$/.exec(written) ?? [];
  if (clockHours !== undefined && clockMinutes !== undefined)
    return Number(clockHours) * 60 + Number(clockMinutes);
  const hours = HOURS.exec(written)?.[1];
  // `1 h 30` leaves the unit of the minutes out.
  const minutes = MINUTES.exec(written)?.[1] ?? /h ?(\d{1,2})$/i.exec(written)?.[1];
  if (hours === undefined && minutes === undefined) return null;
  return Math.round(Number((hours ?? '0').replace(',', '.')) * 60) + Number(minutes ?? 0);
}
