import { type ContentLine, contentLines, unescaped } from '../../common/text/content-lines.js';
import { type ForeignTable, TableBuilder } from './domain/foreign-table.js';

const headings = ['UID', 'Summary', 'Start', 'End', 'Attendee', 'Description', 'Status', 'Repeats'];

/** Reads a calendar: one row for each event, as it is written. A repeating event is one row, whatever its rule. */
export function readCalendar(text: string): ForeignTable[] {
  const table = new TableBuilder();
  table.add(headings);
  let event: Map<string, string> | null = null;
  let depth = 0;
  for (const line of contentLines(text)) {
    if (line.name === 'BEGIN') {
      if (line.value.toUpperCase() === 'VEVENT' && !event) [event, depth] = [new Map(), 0];
      else if (event) depth += 1;
    } else if (line.name === 'END' && event) {
      // An alarm inside an event has a description of its own.
      if (depth > 0) depth -= 1;
      else {
        table.add(headings.map((heading) => event?.get(heading) ?? ''));
        event = null;
      }
    } else if (event && depth === 0) note(line, event);
  }
  const read = table.finish();
  return read ? [read] : [];
}

const named: Readonly<Record<string, string>> = {
  UID: 'UID',
  SUMMARY: 'Summary',
  DTSTART: 'Start',
  DTEND: 'End',
  DESCRIPTION: 'Description',
  STATUS: 'Status',
  RRULE: 'Repeats',
};

function note({ name, parameters, value }: ContentLine, event: Map<string, string>): void {
  if (name === 'ATTENDEE') {
    const attendee = parameters.get('CN')?.join(', ') ?? value.replace(/^mailto:/i, '');
    event.set('Attendee', [event.get('Attendee'), attendee].filter(Boolean).join('\n'));
    return;
  }
  const heading = Object.hasOwn(named, name) ? named[name] : undefined;
  if (heading === undefined || event.has(heading)) return;
  const zone = parameters.get('TZID')?.[0];
  event.set(heading, zone === undefined ? unescaped(value) : `${value} ${zone}`);
}
