import fc from 'fast-check';
import { type CalendarEntry, calendarFile } from './calendar-file.js';

const entry = (parts: Partial<CalendarEntry> = {}): CalendarEntry => ({
  isCancelled: false,
  uid: 'b7a1@salon.example',
  sequence: 3,
  stampedAt: new Date('2027-03-01T08:00:00.123Z'),
  startsAt: new Date('2027-03-28T00:30:00Z'),
  endsAt: new Date('2027-03-28T02:00:00Z'),
  language: 'en',
  summary: 'Cut',
  description: '',
  location: '',
  url: 'https://salon.example',
  organizer: { name: 'Maison Vera', address: 'hello@salon.example' },
  attendee: { name: 'Maria', address: 'maria@example.com' },
  ...parts,
});

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of a booking', () => {
  test('says what, when and who, with a line for each', () => {
    expect(calendarFile('REQUEST', [entry()])).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Parlour//Bookings//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:REQUEST',
        'BEGIN:VEVENT',
        'UID:b7a1@salon.example',
        'SEQUENCE:3',
        'DTSTAMP:20270301T080000Z',
        'DTSTART:20270328T003000Z',
        'DTEND:20270328T020000Z',
        'SUMMARY;LANGUAGE=en:Cut',
        'DESCRIPTION;LANGUAGE=en:',
        'LOCATION:',
        'URL:https://salon.example',
        'ORGANIZER;CN="Maison Vera":mailto:hello@salon.example',
        'ATTENDEE;CN="Maria";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailt',
        ' o:maria@example.com',
        'STATUS:CONFIRMED',
        'TRANSP:OPAQUE',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  test('removes the entry', () => {
    const lines = unfolded(calendarFile('CANCEL', [entry({ isCancelled: true })]));

    expect(lines).toContain('METHOD:CANCEL');
    expect(lines).toContain('STATUS:CANCELLED');
  });

  test('holds several, each of them whole', () => {
    const file = calendarFile('PUBLISH', [
      entry({ attendee: null }),
      entry({ attendee: null, uid: 'c2@salon.example', isCancelled: true }),
    ]);

    const lines = unfolded(file).filter((line) => /^(BEGIN|END|UID|STATUS)/.test(line));
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:b7a1@salon.example',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:c2@salon.example',
      'STATUS:CANCELLED',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  test('invites no one when it is downloaded', () => {
    const lines = unfolded(calendarFile('PUBLISH', [entry({ attendee: null })]));

    expect(lines).toContain('METHOD:PUBLISH');
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  });

  test('never lets a name turn the direction of writing around', () => {
    const name = 'Ana\u202e gro.live\u2066';
    const file = calendarFile('REQUEST', [
      entry({ summary: name, location: name, attendee: { name, address: 'a@b.c' } }),
    ]);

    expect(file).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  test('never lets typed text begin a line of its own', () => {
    const text = 'Cut; wash, dry\\\r\nATTENDEE:evil\nEND:VEVENT\rX:1\u0007';
    const lines = unfolded(
      calendarFile('REQUEST', [entry({ summary: text, attendee: { name: `"${text}"`, address: 'a@b.c' } })]),
    );

    expect(lines).toContain('SUMMARY;LANGUAGE=en:Cut\\; wash\\, dry\\\\\\nATTENDEE:evil\\nEND:VEVENT\\nX:1 ');
    expect(lines.filter((line) => /^(ATTENDEE|END:VEVENT|X)/.test(line))).toHaveLength(2);
    expect(lines.find((line) => line.startsWith('ATTENDEE'))?.match(/"/g)).toHaveLength(2);
  });

  test('A32 has the same lines whatever 5,000 people call themselves and their services', () => {
    const property = (line: string) => line.split(/[;:]/)[0];
    const usual = unfolded(calendarFile('REQUEST', [entry()])).map(property);
    const piece = fc.constantFrom(
      '\r\n',
      '\n',
      '\r',
      ';',
      ',',
      ':',
      '"',
      '\\\\',
      '\u2028',
      'ATTENDEE:',
      'BEGIN:VALARM',
      ' ',
    );
    const name = fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 40 })), { maxLength: 8 });
    const text = name.map((pieces) => pieces.join(''));

    fc.assert(
      fc.property(text, text, text, text, (summary, description, location, called) => {
        const attendee = { name: called, address: 'maria@example.com' };
        const organizer = { name: called, address: 'hello@salon.example' };
        const lines = unfolded(
          calendarFile('REQUEST', [entry({ summary, description, location, attendee, organizer })]),
        );

        expect(lines.map(property)).toEqual(usual);
        expect(
          lines.filter((line) => line.includes('mailto:')).every((line) => /:mailto:[^:"]+$/.test(line)),
        ).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  test('folds long lines after 75 octets at the most, and never inside a character', () => {
    const summary = '💇‍♀️ Schnitt und Färben für Zoë – '.repeat(20);

    const file = calendarFile('REQUEST', [entry({ summary })]);

    const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(unfolded(file)).toContain(`SUMMARY;LANGUAGE=en:${summary}`);
    expect(file).not.toContain('\ufffd');
  });
});
