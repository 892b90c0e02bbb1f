import { words as ar } from '../words/ar/formats.gen';
import { words as de } from '../words/de/formats.gen';
import { words as en } from '../words/en/formats.gen';
import { formatsIn } from './formats';
import { timeOf, writtenTime } from './typed-time';

const byTwentyFour = formatsIn(en, { hourCycle: 'h23', firstWeekday: 1 });
const byTwelve = formatsIn(en, { hourCycle: 'h12', firstWeekday: 1 });

test.each([
  ['14:30', '14:30'],
  ['9:30', '09:30'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9', '09:00'],
  ['14.30', '14:30'],
  ['14h30', '14:30'],
  ['14 Uhr', '14:00'],
  ['2:30 pm', '14:30'],
  ['12 am', '00:00'],
  ['12:15 PM', '12:15'],
  ['24:00', '00:00'],
  ['١٤:٣٠', '14:30'],
  ['۹:۳۰', '09:30'],
])('a time typed as "%s" is %s', (typed, time) => {
  expect(timeOf(typed, byTwentyFour)).toBe(time);
});

test.each(['', 'noon', '25:00', '9:60', '9:3', '24:30', '14:30 pm', '1:2:3', '12345'])(
  '"%s" is no time',
  (typed) => {
    expect(timeOf(typed, byTwentyFour)).toBeNull();
  },
);

test('the salon’s way to count hours decides how a time is written', () => {
  expect(writtenTime('14:30', byTwentyFour)).toBe('14:30');
  expect(writtenTime('14:30', byTwelve)).toBe('2:30 pm');
  expect(writtenTime('', byTwelve)).toBe('');
});

test.each([
  ['English', en],
  ['German', de],
  ['Arabic', ar],
])('every time is read as it is written in %s', (_, words) => {
  for (const hourCycle of ['h12', 'h23'] as const) {
    const formats = formatsIn(words, { hourCycle, firstWeekday: 1 });
    for (const time of ['00:00', '00:05', '09:30', '12:00', '12:45', '13:00', '23:55'])
      expect(timeOf(writtenTime(time, formats), formats)).toBe(time);
  }
});
