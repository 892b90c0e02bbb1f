import { minuteOf, toIso } from '../../../common/time/epoch-minute.js';
import { proposals } from './proposals.js';

const minute = (instant: string) => minuteOf(new Date(instant));
const day = (date: string, ...times: string[]) => times.map((time) => minute(`${date}T${time}Z`));

const proposed = (days: ReturnType<typeof day>[], wanted: string) =>
  proposals(days, minute(wanted), 'Europe/Lisbon').map((start) => toIso(start).slice(0, 16));

test('three days near the wanted one are proposed, each at about the usual time', () => {
  const days = [
    day('2027-03-01', '10:00'),
    day('2027-03-03', '09:00', '10:30', '15:00'),
    day('2027-03-04'),
    day('2027-03-05', '12:00', '14:00'),
    day('2027-03-06', '10:00'),
  ];

  expect(proposed(days, '2027-03-04T10:00Z')).toEqual([
    '2027-03-03T10:30',
    '2027-03-05T12:00',
    '2027-03-06T10:00',
  ]);
});

test('the usual time is that of the clock, when it was changed in between', () => {
  expect(proposed([day('2027-03-29', '09:00', '10:00')], '2027-03-26T10:00Z')).toEqual(['2027-03-29T09:00']);
});

test('where little is free, little is proposed', () => {
  expect(proposed([day('2027-03-05'), day('2027-03-06', '16:00')], '2027-03-04T10:00Z')).toEqual([
    '2027-03-06T16:00',
  ]);
});
