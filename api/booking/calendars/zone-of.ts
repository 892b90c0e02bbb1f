import { findIana } from 'windows-iana';
import { instantOf, isTimeZone } from '../../common/time/zone.js';
import { epochDayOf, type LocalDate } from '../../common/time/local-date.js';
import { type CalendarPart, lineOf, valueOf } from './domain/calendar-parts.js';

/**
 * The IANA zone of a TZID: its own name, the end of a longer one, the zone of a Windows name, or what the calendar itself
 * says about it; null if none of them helps.
 */
export function zoneOf(tzid: string, calendar: CalendarPart, salonZone: string): string | null {
  const described = calendar.parts.find(
    (part) => part.name === 'VTIMEZONE' && valueOf(part, 'TZID') === tzid,
  );
  const names = [
    tzid,
    /[A-Za-z]+\/[A-Za-z_+-]+(?:\/[A-Za-z_+-]+)?$/.exec(tzid)?.[0],
    described && valueOf(described, 'X-LIC-LOCATION'),
  ];
  const known = names.find((name) => name !== undefined && name !== '' && isTimeZone(name));
  const [windows] = known === undefined ? findIana(tzid) : [];
  return known ?? windows ?? (described ? zoneLike(described, salonZone) : null);
}

/** The salon's zone, or another one, whose clocks differ from UTC as described. */
function zoneLike(described: CalendarPart, salonZone: string): string | null {
  const offsets = ['STANDARD', 'DAYLIGHT'].flatMap((name) => {
    const part = described.parts.findLast((one) => one.name === name);
    const [, sign, hours, minutes] =
      /^([+-])(\d\d)(\d\d)/.exec(part ? (lineOf(part, 'TZOFFSETTO')?.value ?? '') : '') ?? [];
    return sign === undefined ? [] : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  });
  const summer = described.parts.findLast((one) => one.name === 'DAYLIGHT');
  const beginsIn = Number(/BYMONTH=(\d+)/.exec(summer ? valueOf(summer, 'RRULE') : '')?.[1] ?? 3);
  const [standard, daylight = standard] = offsets;
  if (standard === undefined) return null;
  const [january, july] = beginsIn > 6 ? [daylight, standard] : [standard, daylight];
  const isLike = (zone: string) =>
    offsetOn('2026-01-15', zone) === january && offsetOn('2026-07-15', zone) === july;
  return [salonZone, ...Intl.supportedValuesOf('timeZone')].find(isLike) ?? null;
}

const offsetOn = (day: LocalDate, zone: string): number =>
  epochDayOf(day) * 1440 + 720 - instantOf(day, 720, zone);
