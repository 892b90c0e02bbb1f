import { epochMinute } from '../../common/time/epoch-minute.js';
import { readBusyTimes } from './busy-times.js';

const minute = (iso: string) => epochMinute(Date.parse(iso) / 60_000);

const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');

const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:one@old.example', ...lines, 'END:VEVENT'].join('\r\n');

/** Reads it as a salon in Berlin does, from 1 March to the end of April 2027. */
const read = (text: string) =>
  readBusyTimes({
    text,
    salonZone: 'Europe/Berlin',
    ownHost: 'salon.example',
    bounds: { start: minute('2027-02-28T23:00Z'), end: minute('2027-04-30T22:00Z') },
  });

const inUtc = (at: number) => new Date(at * 60_000).toISOString().slice(0, 16);

/** The busy times, as `2027-03-09T09:00 2027-03-09T10:00` in UTC. */
function timesIn(...parts: string[]): string[] {
  const found = read(calendarOf(...parts));
  if (typeof found === 'string') throw new Error(found);
  return found.times.map(({ start, end }) => `${inUtc(start)} ${inUtc(end)}`);
}

describe('the times of an event', () => {
  test.each([
    ['in UTC', ['DTSTART:20270309T090000Z', 'DTEND:20270309T100000Z']],
    ['in the salon’s zone', ['DTSTART:20270309T100000', 'DTEND:20270309T110000']],
    ['in a zone by its name', ['DTSTART;TZID=America/New_York:20270309T040000', 'DURATION:PT1H']],
    [
      'in a zone at the end of a longer name',
      ['DTSTART;TZID=/mozilla.org/2005/Europe/Paris:20270309T100000', 'DURATION:PT60M'],
    ],
    [
      'in a zone by its Windows name',
      ['DTSTART;TZID="W. Europe Standard Time":20270309T100000', 'DURATION:PT1H'],
    ],
  ])('BI-5 are read %s', (_how, lines) => {
    expect(timesIn(event(...lines))).toEqual(['2027-03-09T09:00 2027-03-09T10:00']);
  });

  test('BI-5 are read in a zone that only the calendar describes', () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Customized Time Zone'],
      ...[
        'BEGIN:STANDARD',
        'DTSTART:16010101T020000',
        'TZOFFSETFROM:-0400',
        'TZOFFSETTO:-0500',
        'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
        'END:STANDARD',
      ],
      ...[
        'BEGIN:DAYLIGHT',
        'DTSTART:16010101T020000',
        'TZOFFSETFROM:-0500',
        'TZOFFSETTO:-0400',
        'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
        'END:DAYLIGHT',
        'END:VTIMEZONE',
      ],
    ];

    expect(
      timesIn(...zone, event('DTSTART;TZID=Customized Time Zone:20270309T040000', 'DURATION:PT1H')),
    ).toEqual(['2027-03-09T09:00 2027-03-09T10:00']);
  });

  test('BI-5 are the salon’s where no one knows the zone, and the calendar says so', () => {
    const found = read(calendarOf(event('DTSTART;TZID=Moon/Crater:20270309T100000', 'DURATION:PT1H')));

    expect(found).toMatchObject({
      unknownZone: 'Moon/Crater',
      times: [{ start: minute('2027-03-09T09:00Z') }],
    });
  });

  test('BI-5 of a whole day are the salon’s day, also the day on which clocks change', () => {
    expect(timesIn(event('DTSTART;VALUE=DATE:20270328', 'DTEND;VALUE=DATE:20270329'))).toEqual([
      '2027-03-27T23:00 2027-03-28T22:00',
    ]);
    expect(timesIn(event('DTSTART;VALUE=DATE:20270309'))).toEqual(['2027-03-08T23:00 2027-03-09T23:00']);
  });

  test('BI-5 are cut at today and at the last day', () => {
    expect(timesIn(event('DTSTART:20260101T000000Z', 'DTEND:20280101T000000Z'))).toEqual([
      '2027-02-28T23:00 2027-04-30T22:00',
    ]);
  });
});

test.each([
  ['marked as free', ['TRANSP:TRANSPARENT']],
  ['marked as free by Outlook', ['X-MICROSOFT-CDO-BUSYSTATUS:FREE']],
  ['cancelled', ['STATUS:CANCELLED']],
  ['declined', ['ATTENDEE;PARTSTAT=DECLINED:mailto:ana@old.example']],
  ['of no length', []],
])('BI-5 an event that is %s blocks nothing', (_what, lines) => {
  const length = lines.length > 0 ? ['DURATION:PT1H'] : [];

  expect(timesIn(event('DTSTART:20270309T090000Z', ...length, ...lines))).toEqual([]);
});

test('BI-5 an event that only another guest declined blocks the time', () => {
  const guests = ['ana@old.example', 'bo@old.example'].map(
    (address, index) => `ATTENDEE;PARTSTAT=${index === 0 ? 'ACCEPTED' : 'DECLINED'}:mailto:${address}`,
  );

  expect(
    timesIn('X-WR-CALNAME:ana@old.example', event('DTSTART:20270309T090000Z', 'DURATION:PT1H', ...guests)),
  ).toHaveLength(1);
  expect(
    timesIn('X-WR-CALNAME:Bo@old.example', event('DTSTART:20270309T090000Z', 'DURATION:PT1H', ...guests)),
  ).toEqual([]);
});

test('BI-5 a visit that Parlour itself has put into the calendar blocks nothing', () => {
  expect(
    timesIn('BEGIN:VEVENT', 'UID:7@salon.example', 'DTSTART:20270309T090000Z', 'DURATION:PT1H', 'END:VEVENT'),
  ).toEqual([]);
});

describe('a repeating event', () => {
  test('BI-5 stays at its time of day when clocks change', () => {
    expect(
      timesIn(
        event(
          'DTSTART;TZID=Europe/Berlin:20260105T090000',
          'DURATION:PT1H',
          'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270405T070000Z',
        ),
      ),
    ).toEqual([
      '2027-03-01T08:00 2027-03-01T09:00',
      '2027-03-08T08:00 2027-03-08T09:00',
      '2027-03-15T08:00 2027-03-15T09:00',
      '2027-03-22T08:00 2027-03-22T09:00',
      '2027-03-29T07:00 2027-03-29T08:00',
      '2027-04-05T07:00 2027-04-05T08:00',
    ]);
  });

  test('BI-5 leaves out deleted occurrences and moves changed ones', () => {
    const series = event(
      'DTSTART;TZID=Europe/Berlin:20270301T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=5',
      'EXDATE;TZID=Europe/Berlin:20270302T090000',
    );
    const moved = event(
      'RECURRENCE-ID;TZID=Europe/Berlin:20270303T090000',
      'DTSTART;TZID=Europe/Berlin:20270303T150000',
      'DURATION:PT2H',
    );
    const cancelled = event(
      'RECURRENCE-ID:20270304T080000Z',
      'DTSTART:20270304T080000Z',
      'DURATION:PT1H',
      'STATUS:CANCELLED',
    );

    expect(timesIn(moved, series, cancelled)).toEqual([
      '2027-03-01T08:00 2027-03-01T09:00',
      '2027-03-03T14:00 2027-03-03T16:00',
      '2027-03-05T08:00 2027-03-05T09:00',
    ]);
  });

  test('BI-5 has further dates of its own', () => {
    expect(timesIn(event('DTSTART:20270309T090000Z', 'DURATION:PT1H', 'RDATE:20270310T090000Z'))).toEqual([
      '2027-03-09T09:00 2027-03-09T10:00',
      '2027-03-10T09:00 2027-03-10T10:00',
    ]);
  });

  test.each([
    ['every second', 'FREQ=SECONDLY'],
    ['every minute', 'FREQ=MINUTELY'],
    [
      'at every second of an hour',
      `FREQ=HOURLY;BYSECOND=${Array.from({ length: 60 }, (_, at) => at).join(',')}`,
    ],
    ['in a way no one knows', 'FREQ=OFTEN'],
    ['by a rule too long to be one', `FREQ=DAILY;BYMONTHDAY=${'1,'.repeat(400)}1`],
    ['by no rule at all', '🎈'],
  ])('BI-5 that repeats %s is counted as unread', (_how, rule) => {
    expect(
      read(calendarOf(event('DTSTART:20270309T090000Z', 'DURATION:PT1H', `RRULE:${rule}`))),
    ).toMatchObject({
      times: [],
      unread: 1,
    });
  });

  test('BI-5 of more than 5,000 times is too much', () => {
    const hourly = (uid: number) =>
      event('DTSTART:20270301T000000Z', 'DURATION:PT1H', 'RRULE:FREQ=HOURLY').replace(
        'UID:one',
        `UID:${uid}`,
      );

    expect(read(calendarOf(...[1, 2, 3, 4].map(hourly)))).toBe('tooLarge');
  });
});

test.each([
  ['a log-in page', '<!doctype html><title>Log in</title>'],
  ['nothing', ''],
  ['a file that breaks off', calendarOf(event('DTSTART:20270309T090000Z')).slice(0, -20)],
  ['a file whose parts don’t close', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR\r\nEND:VEVENT'],
  ['a file that nests without end', `${'BEGIN:VEVENT\r\n'.repeat(10_000)}`],
])('BI-6 %s is not a calendar', (_what, text) => {
  expect(read(text)).toBe('notACalendar');
});

test('BI-6 odd events are left out one by one: strange dates, UIDs of any length, times before 1970', () => {
  const odd = [
    event('DTSTART:20271332T990000Z', 'DURATION:PT1H'),
    event('DTSTART:yesterday', 'DURATION:PT1H'),
    event('DTSTART:16010101T000000Z', 'DURATION:PT1H'),
    event('SUMMARY:No start'),
  ];
  const long = event('DTSTART:20270309T090000Z', 'DURATION:PT1H').replace('one@', `${'x'.repeat(50_000)}@`);

  const found = read(calendarOf(...odd, long, 'BEGIN:VALARM', 'TRIGGER:-PT15M', 'END:VALARM'));

  expect(found).toMatchObject({ unread: 4, times: [{ start: minute('2027-03-09T09:00Z') }] });
});
