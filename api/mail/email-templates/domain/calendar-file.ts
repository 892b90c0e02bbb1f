/** An invitation, entries to keep, or a removal. Only PUBLISH may contain several (RFC 5546, 3.2). */
export type CalendarMethod = 'REQUEST' | 'PUBLISH' | 'CANCEL';

export interface CalendarEntry {
  /** True if it does not take place. */
  isCancelled: boolean;
  /** The same in all emails about one booking, so that an update replaces the entry. */
  uid: string;
  /** Increases with every change; calendars ignore older versions. */
  sequence: number;
  stampedAt: Date;
  startsAt: Date;
  endsAt: Date;
  /** The language of the summary and description. */
  language: string;
  summary: string;
  description: string;
  location: string;
  url: string;
  organizer: { name: string; address: string };
  /** Null if no one is invited. */
  attendee: { name: string; address: string } | null;
}

/** Bookings as an iCalendar file (RFC 5545, invitations RFC 5546), with times in UTC. */
export function calendarFile(method: CalendarMethod, entries: CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parlour//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function entryLines(entry: CalendarEntry): string[] {
  const { isCancelled, language, organizer, attendee } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${text(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.stampedAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY;LANGUAGE=${language}:${text(entry.summary)}`,
    `DESCRIPTION;LANGUAGE=${language}:${text(entry.description)}`,
    `LOCATION:${text(entry.location)}`,
    `URL:${entry.url}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.address}`,
    ...(attendee ? [attendeeLine(attendee)] : []),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

const attendeeLine = ({ name, address }: NonNullable<CalendarEntry['attendee']>) =>
  `ATTENDEE;CN=${quoted(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${address}`;

const utc = (instant: Date) => instant.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Also removes characters that would change the text direction in a calendar. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

const text = (value: string) =>
  value
    .replaceAll(TURNS, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');

/** Parameter values can't be escaped, so quotes and line breaks are removed. */
const quoted = (value: string) => `"${value.replaceAll(TURNS, '').replaceAll(/["\p{Cc}]/gu, ' ')}"`;

const MAX_OCTETS = 75;

/** Folds lines of more than 75 octets, never inside a character. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= MAX_OCTETS) return line;
  let result = '';
  let octets = 0;
  for (const sign of line) {
    const length = Buffer.byteLength(sign);
    if (octets + length > MAX_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += sign;
    octets += length;
  }
  return result;
}
