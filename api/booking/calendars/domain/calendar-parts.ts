import type { ContentLine } from '../../../common/text/content-lines.js';

/** An event or a time zone as it is written, with the parts inside it. */
export interface CalendarPart {
  name: string;
  lines: ContentLine[];
  parts: CalendarPart[];
}

/** No program nests deeper: an alarm is in an event, in a calendar. */
const MAX_DEPTH = 10;

/** The calendar, or null for anything else and for a file that breaks off. */
export function calendarOf(lines: Iterable<ContentLine>): CalendarPart | null {
  const whole: CalendarPart = { name: '', lines: [], parts: [] };
  const open = [whole];
  for (const line of lines) {
    const inner = open.at(-1) ?? whole;
    const name = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN') {
      if (open.length > MAX_DEPTH) return null;
      const part = { name, lines: [], parts: [] };
      inner.parts.push(part);
      open.push(part);
    } else if (line.name === 'END') {
      if (inner.name !== name || open.length === 1) return null;
      open.pop();
    } else inner.lines.push(line);
  }
  const calendar = whole.parts.find((part) => part.name === 'VCALENDAR');
  return open.length === 1 && calendar ? calendar : null;
}

export const lineOf = ({ lines }: CalendarPart, name: string): ContentLine | undefined =>
  lines.find((line) => line.name === name);

export const valueOf = (part: CalendarPart, name: string): string => lineOf(part, name)?.value.trim() ?? '';
