import { agendaEntries } from './agenda-entries';
import { diaryOf, lineOf, stretch, bookingOf } from './diary.sample';

const cut = bookingOf('cut', lineOf('vera', [['active', '11:00', '11:30']]));
const both = bookingOf(
  'both',
  lineOf('ana', [['active', '09:00', '09:30']]),
  lineOf('vera', [['active', '09:30', '10:00']]),
);
const gone = {
  ...bookingOf('gone', lineOf('vera', [['active', '08:00', '08:30']])),
  status: 'cancelled' as const,
};
const lunch = {
  _id: 'lunch',
  staffId: 'ana',
  reason: 'Lunch',
  kind: 'block' as const,
  group: null,
  ...stretch('10:30', '11:00'),
};
const diary = diaryOf({ visits: [cut, both, gone], blocks: [lunch] });
const keys = (staff: string | null) => agendaEntries(diary, staff).map(({ key }) => key);

test('the agenda lists bookings and blocks in order, without what was cancelled', () => {
  expect(keys(null)).toEqual(['both', 'lunch', 'cut']);
  expect(keys('all')).toEqual(['both', 'lunch', 'cut']);
});

test('one team member’s agenda has every booking they do a part of', () => {
  expect(keys('vera')).toEqual(['both', 'cut']);
  expect(keys('ana')).toEqual(['both', 'lunch']);
  expect(keys('mei')).toEqual([]);
});
