import { formatsIn } from '../../../lib/formats';
import { words as formatsWords } from '../../../words/en/formats.gen';
import { groupSlots } from './slot-groups';

const formats = formatsIn(formatsWords);

const titles = (starts: string[], timeZone: string) =>
  groupSlots(formats, starts, timeZone).map(({ part, slots }) => [part, ...slots.map(({ time }) => time)]);

test('times fall into morning, afternoon and evening on the wall of the salon', () => {
  const starts = [
    '2026-07-01T10:45:00Z',
    '2026-07-01T11:00:00Z',
    '2026-07-01T15:45:00Z',
    '2026-07-01T16:00:00Z',
  ];

  expect(titles(starts, 'Europe/Lisbon')).toEqual([
    ['morning', '11:45'],
    ['afternoon', '12:00', '16:45'],
    ['evening', '17:00'],
  ]);
});

test('the same instants fall into other parts of the day in another zone', () => {
  expect(titles(['2026-07-01T10:45:00Z'], 'Asia/Tokyo')).toEqual([['evening', '19:45']]);
});

test('a part of the day without a free time is not shown', () => {
  expect(titles(['2026-11-24T09:00:00Z', '2026-11-24T18:00:00Z'], 'UTC')).toEqual([
    ['morning', '09:00'],
    ['evening', '18:00'],
  ]);
});

test('the parts of the day are the same where hours are counted to twelve', () => {
  const groups = groupSlots(
    formatsIn(formatsWords, { hourCycle: 'h12', firstWeekday: 1 }),
    ['2026-11-24T09:00:00Z', '2026-11-24T13:30:00Z'],
    'UTC',
  );

  expect(groups.map(({ part, slots }) => [part, ...slots.map(({ time }) => time)])).toEqual([
    ['morning', '9:00\u00a0am'],
    ['afternoon', '1:30\u00a0pm'],
  ]);
});

test('midnight belongs to the morning', () => {
  expect(titles(['2026-11-24T00:00:00Z'], 'UTC')).toEqual([['morning', '00:00']]);
});

test('the two same wall times of the night when clocks go back stay apart', () => {
  const [group] = groupSlots(formats, ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'], 'Europe/Lisbon');

  expect(group?.slots).toEqual([
    { startsAt: '2026-10-25T00:30:00Z', time: '01:30' },
    { startsAt: '2026-10-25T01:30:00Z', time: '01:30' },
  ]);
});
