import { words } from '../../../words/en/team-desk.gen';
import { askOf, mistakesIn, type TypedTimeOff } from './typed-time-off';

const week: TypedTimeOff = {
  fromDay: '2027-06-07',
  toDay: '2027-06-11',
  isWholeDays: true,
  from: '13:00',
  to: '18:00',
  reason: '',
};

test('time off is asked for by its days', () => {
  expect(askOf(week)).toEqual({ fromDay: '2027-06-07', toDay: '2027-06-11' });
  expect(askOf({ ...week, toDay: '' })).toEqual({ fromDay: '2027-06-07', toDay: '2027-06-07' });
});

test('an afternoon is asked for by its minutes', () => {
  const afternoon = { ...week, toDay: '', isWholeDays: false };

  expect(askOf(afternoon)).toEqual({
    fromDay: '2027-06-07',
    toDay: '2027-06-07',
    fromMinute: 780,
    toMinute: 1080,
  });
});

test.each([
  ['no day at all', { fromDay: '' }, { fromDay: 'Choose the first day.' }],
  ['days that run backwards', { toDay: '2027-06-01' }, { toDay: 'The last day can’t be before the first.' }],
  ['half a time', { isWholeDays: false, to: '' }, { to: 'Enter a start and an end time.' }],
  [
    'a time that runs backwards on one day',
    { isWholeDays: false, toDay: '', to: '12:00' },
    { to: 'The end must be after the start.' },
  ],
  ['an evening to a morning days later', { isWholeDays: false, to: '12:00' }, {}],
])('time off is not sent with %s', (_, part, mistakes) => {
  expect(mistakesIn(words, { ...week, ...part })).toEqual(mistakes);
});
