import { contentLines } from '../../common/text/content-lines.js';
import { type EpochMinute, epochMinute } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { MINUTES_PER_DAY } from '../../common/time/zone.js';
import { type CalendarPart, calendarOf, lineOf, valueOf } from './domain/calendar-parts.js';
import {
  durationMinutesOf,
  endOf,
  type EventTime,
  eventTimeOf,
  eventTimesOf,
  instantAt,
  wallOf,
} from './domain/event-time.js';
import { isBusy } from './domain/is-busy.js';
import { occurrencesOf } from './occurrences.js';
import { zoneOf } from './zone-of.js';

/** The most occurrences of all events together. */
const MAX_OCCURRENCES = 5_000;

export interface CalendarQuestion {
  text: string;
  salonZone: string;
  /** Events that Parlour itself has sent have UIDs with this host. */
  ownHost: string;
  bounds: Interval<EpochMinute>;
}

export interface BusyTimes {
  /** Sorted; they may overlap. */
  times: Interval<EpochMinute>[];
  /** The number of events that can't be read, or repeat in a way that can't be followed. */
  unread: number;
  /** The name of a zone that no one knows; the salon’s zone takes its place. */
  unknownZone: string | null;
}

type KnownZone = (tzid: string | undefined) => string;

/** The busy time in a calendar, or the fault that keeps it from being read. Needs time for hostile rules: call it in the worker only. */
export function readBusyTimes({
  text,
  salonZone,
  ownHost,
  bounds,
}: CalendarQuestion): BusyTimes | 'notACalendar' | 'tooLarge' {
  const calendar = calendarOf(contentLines(text));
  if (!calendar) return 'notACalendar';
  const zones = new Map<string, string | null>();
  const knownZone: KnownZone = (tzid) => {
    if (tzid === undefined) return salonZone;
    if (!zones.has(tzid)) zones.set(tzid, zoneOf(tzid, calendar, salonZone));
    return zones.get(tzid) ?? salonZone;
  };
  const isOurs = (event: CalendarPart) => valueOf(event, 'UID').endsWith(`@${ownHost}`);
  const events = calendar.parts.filter((part) => part.name === 'VEVENT' && !isOurs(part));
  const changed = changedOccurrences(events, knownZone);
  const owner = valueOf(calendar, 'X-WR-CALNAME');
  const times: Interval<EpochMinute>[] = [];
  let unread = 0;
  for (const event of events.filter((one) => isBusy(one, owner))) {
    const read = timesOf(event, bounds, knownZone, changed);
    if (read === null) unread += 1;
    else times.push(...read);
    if (times.length > MAX_OCCURRENCES) return 'tooLarge';
  }
  const [unknownZone = null] = [...zones].flatMap(([tzid, zone]) =>
    zone === null ? [tzid.slice(0, 100)] : [],
  );
  return {
    times: times.sort((one, other) => one.start - other.start || one.end - other.end),
    unread,
    unknownZone,
  };
}

/** The occurrences of repeating events that were moved, changed or cancelled, by the UID of the event. */
function changedOccurrences(
  events: readonly CalendarPart[],
  knownZone: KnownZone,
): ReadonlyMap<string, Set<EpochMinute>> {
  const changed = new Map<string, Set<EpochMinute>>();
  for (const event of events) {
    const line = lineOf(event, 'RECURRENCE-ID');
    const at = line && eventTimeOf(line, knownZone);
    if (!at) continue;
    const uid = valueOf(event, 'UID');
    changed.set(uid, (changed.get(uid) ?? new Set()).add(instantAt(at)));
  }
  return changed;
}

/** All occurrences of an event, cut at the bounds; null if it can't be read. */
function timesOf(
  event: CalendarPart,
  bounds: Interval<EpochMinute>,
  knownZone: KnownZone,
  changed: ReadonlyMap<string, ReadonlySet<EpochMinute>>,
): Interval<EpochMinute>[] | null {
  const line = lineOf(event, 'DTSTART');
  const start = line && eventTimeOf(line, knownZone);
  if (!start) return null;
  const minutes = minutesOf(event, start, knownZone);
  if (minutes === 0) return [];
  const starts = startsOf(event, start, widened(bounds, minutes), knownZone);
  if (starts === null) return null;
  const isLeftOut = leftOut(event, knownZone);
  const isChanged = lineOf(event, 'RECURRENCE-ID') ? undefined : changed.get(valueOf(event, 'UID'));
  return starts.flatMap((wallMinute) => {
    const at = { ...start, wallMinute };
    const begins = instantAt(at);
    if (isChanged?.has(begins) || isLeftOut(at)) return [];
    const [from, to] = [Math.max(begins, bounds.start), Math.min(endOf(at, minutes), bounds.end)];
    return from < to ? [{ start: epochMinute(from), end: epochMinute(to) }] : [];
  });
}

/** Events that began before the bounds may still last. */
const widened = ({ start, end }: Interval<EpochMinute>, minutes: number): Interval<EpochMinute> => ({
  start: epochMinute(Math.max(0, start - minutes - MINUTES_PER_DAY)),
  end: epochMinute(end + MINUTES_PER_DAY),
});

/** How long it lasts: on the clocks for whole days, otherwise in fact. 0 for a mere reminder. */
function minutesOf(event: CalendarPart, start: EventTime, knownZone: KnownZone): number {
  const line = lineOf(event, 'DTEND');
  const end = line && eventTimeOf(line, knownZone);
  if (end && start.isWholeDay) return Math.max(end.wallMinute - start.wallMinute, MINUTES_PER_DAY);
  if (end) return Math.max(0, instantAt(end) - instantAt(start));
  return durationMinutesOf(valueOf(event, 'DURATION')) ?? (start.isWholeDay ? MINUTES_PER_DAY : 0);
}

/** The wall minutes at which it starts, each once; null if its rule can't be followed. */
function startsOf(
  event: CalendarPart,
  start: EventTime,
  bounds: Interval<EpochMinute>,
  knownZone: KnownZone,
): number[] | null {
  const rules = event.lines.filter(({ name }) => name === 'RRULE');
  const repeated = rules.map(({ value }) => occurrencesOf(start, value, bounds));
  if (repeated.includes(null)) return null;
  const added = event.lines
    .filter(({ name }) => name === 'RDATE')
    .flatMap((line) => eventTimesOf(line, knownZone))
    .map((at) => (at.isWholeDay ? at.wallMinute : wallOf(instantAt(at), start.zone)));
  return [...new Set([start.wallMinute, ...repeated.flatMap((one) => one ?? []), ...added])];
}

/** Says which occurrences were deleted: by their instants, or by their days. */
function leftOut(event: CalendarPart, knownZone: KnownZone): (at: EventTime) => boolean {
  const deleted = event.lines
    .filter(({ name }) => name === 'EXDATE')
    .flatMap((line) => eventTimesOf(line, knownZone));
  const days = new Set(deleted.filter(({ isWholeDay }) => isWholeDay).map(({ wallMinute }) => wallMinute));
  const instants = new Set(deleted.filter(({ isWholeDay }) => !isWholeDay).map(instantAt));
  return (at) =>
    instants.has(instantAt(at)) || days.has(Math.floor(at.wallMinute / MINUTES_PER_DAY) * MINUTES_PER_DAY);
}
