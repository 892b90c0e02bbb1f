import { toIso } from '../../../common/time/epoch-minute.js';
import { readMoment, readTimeOfDay } from './moments.js';

const rules = { order: 'day-first' as const, thisYear: 2026, zone: 'Europe/Berlin' };
const read = (text: string, date = '') => {
  const moment = readMoment(text, date, rules);
  return moment && `${toIso(moment.at).slice(0, 16)}${moment.isDoubtful ? '?' : ''}`;
};

test.each([
  ['14.12.2026 10:00', '', '2026-12-14T09:00'],
  ['2026-12-14 10:00', '', '2026-12-14T09:00'],
  ['2026-12-14T10:00:00', '', '2026-12-14T09:00'],
  ['2026-12-14T10:00:00Z', '', '2026-12-14T10:00'],
  ['2026-12-14T10:00:00+02:00', '', '2026-12-14T08:00'],
  ['20261214T100000 Europe/Stockholm', '', '2026-12-14T09:00'],
  ['20261214T100000Z', '', '2026-12-14T10:00'],
  ['14/12/2026 2:30 PM', '', '2026-12-14T13:30'],
  ['Mon, Dec 14, 2026 10:00am', '', '2026-12-14T09:00'],
  ['14 décembre 2026 14h30', '', '2026-12-14T13:30'],
  ['10:15', '14.12.2026', '2026-12-14T09:15'],
  ['10.15', '14.12.2026', '2026-12-14T09:15'],
  ['9 AM', '14/12/2026', '2026-12-14T08:00'],
  ['12:05 AM', '14/12/2026', '2026-12-13T23:05'],
  ['', '14/12/2026 10:00', '2026-12-14T09:00'],
  ['2026-12-14 10:00 UTC', '', '2026-12-14T10:00'],
  ['10 Uhr', '14.12.2026', '2026-12-14T09:00'],
  ['14/12/2026 10h', '', '2026-12-14T09:00'],
  ['03/04/27 10:00', '', '2027-04-03T08:00'],
  ['28.03.2027 02:30', '', '2027-03-28T01:30?'],
  ['25.10.2026 02:30', '', '2026-10-25T00:30?'],
])('“%s” with the date “%s” is %s', (text, date, instant) => {
  expect(read(text, date)).toBe(instant);
});

test.each([
  ['14.12.2026', ''],
  ['10:00', ''],
  ['soon', 'tomorrow'],
  ['25:00', '14.12.2026'],
  ['31.02.2026 10:00', ''],
])('“%s” with the date “%s” is no time', (text, date) => {
  expect(read(text, date)).toBeNull();
});

test('a date with dots is no time of day', () => {
  expect(readTimeOfDay('14.12.2026')).toBeNull();
});
