import { plainFigures } from '../../../common/text/plain-figures.js';
import { type EpochMinute, epochMinute } from '../../../common/time/epoch-minute.js';
import type { LocalDate } from '../../../common/time/local-date.js';
import { instantOf, isTimeZone, wallMinuteOf } from '../../../common/time/zone.js';
import { type DateOrder, readDate } from './dates.js';

/** How local times of a list are read. */
export interface MomentRules {
  order: DateOrder | null;
  thisYear: number;
  /** The salon's time zone. */
  zone: string;
}

export interface ReadMoment {
  at: EpochMinute;
  /** The clocks skip or repeat this time. */
  isDoubtful: boolean;
}

const CLOCK = /(?<![\d.,/-])(\d{1,2}) ?[:h] ?(\d{2})(?::\d{2}(?:[.,]\d+)?)?(?: ?([ap])\.? ?m\b\.?)?/i;
const HOUR = /(?<![\d.,/:-])(\d{1,2}) ?([ap])\.? ?m\b\.?/i;
/** `10 Uhr` and `10h`. */
const FULL_HOUR = /(?<![\d.,/:-])(\d{1,2}) ?(?:uhr|h)(?! ?[\p{L}\d])/iu;
const DOTTED = /^(\d{1,2})\.(\d{2})(?: ?uhr)?$/i;
/** `20261214T100000`, perhaps with a `Z` or the name of a zone. */
const COMPACT = /^(\d{8})T(\d{2})(\d{2})(?:\d{2})?(?:(Z)| ([A-Za-z][\w/+-]+))?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)? ?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})$/;

/** The minutes after midnight of a text with a time of day, and the rest of the text; null without one. */
export function readTimeOfDay(text: string): { minute: number; rest: string } | null {
  const written = plainFigures(text).trim();
  const match = DOTTED.exec(written) ?? CLOCK.exec(written);
  const found = match ?? HOUR.exec(written) ?? FULL_HOUR.exec(written);
  if (!found) return null;
  const [whole, hours = '', minutes = '0', half] = match ? found : [found[0], found[1], '0', found[2]];
  const minute = minuteOfDay(Number(hours), Number(minutes), half);
  const rest = `${written.slice(0, found.index)} ${written.slice(found.index + whole.length)}`.trim();
  return minute === null ? null : { minute, rest };
}

function minuteOfDay(hours: number, minutes: number, half: string | undefined): number | null {
  const hour = half === undefined ? hours : (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return hour < 24 && minutes < 60 && !(half !== undefined && hours > 12) ? hour * 60 + minutes : null;
}

/**
 * Reads when something is: one text with date and time, or the time alone with its date in another column.
 *
 * @param dateText the other column; empty without one
 */
export function readMoment(text: string, dateText: string, rules: MomentRules): ReadMoment | null {
  const written = plainFigures(text).trim();
  if (INSTANT.test(written)) {
    const ms = Date.parse(
      written
        .replace(/ ?(?:UTC|GMT)$/, 'Z')
        .replace(' ', 'T')
        .replace(' ', ''),
    );
    return Number.isNaN(ms) ? null : { at: epochMinute(Math.floor(ms / 60_000)), isDoubtful: false };
  }
  const [, compactDay, hours, minutes, utc, named] = COMPACT.exec(written) ?? [];
  if (compactDay !== undefined && hours !== undefined && minutes !== undefined) {
    const day = dayIn(compactDay, rules);
    const zone = utc ? 'UTC' : named !== undefined && isTimeZone(named) ? named : rules.zone;
    const minute = minuteOfDay(Number(hours), Number(minutes), undefined);
    return day === null || minute === null ? null : momentOf(day, minute, zone);
  }
  const time = readTimeOfDay(written) ?? readTimeOfDay(dateText);
  if (time === null) return null;
  const day = dayIn(readTimeOfDay(written)?.rest ?? written, rules) ?? dayIn(withoutTime(dateText), rules);
  return day === null ? null : momentOf(day, time.minute, rules.zone);
}

const withoutTime = (text: string): string => readTimeOfDay(text)?.rest ?? text;

function dayIn(text: string, { order, thisYear }: MomentRules): LocalDate | null {
  const day = readDate(text.replace(/^\p{L}{2,10}[.,]+ ?/u, ''), { order, thisYear: thisYear + 2 });
  return day !== null && /^\d/.test(day) ? (day as LocalDate) : null;
}

function momentOf(day: LocalDate, minute: number, zone: string): ReadMoment {
  const at = instantOf(day, minute, zone);
  const isRepeated = [30, 60, 120].some((later) => wallMinuteOf(epochMinute(at + later), zone) === minute);
  return { at, isDoubtful: isRepeated || wallMinuteOf(at, zone) !== minute };
}
