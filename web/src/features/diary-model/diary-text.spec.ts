import { dayColumns, weekColumns } from './columns';
import { at, diaryOf, lineOf, sampleDay, bookingOf } from './diary.sample';
import { columnText, objectionText, spotText } from './diary-text';

const bookings = [bookingOf('1', lineOf('vera', [['active', '10:00', '10:30']]))];
const diary = diaryOf({ visits: bookings });
const hours = { first: 540, last: 1140 };

test('a column is named by its team member, their hours and how many bookings they have', () => {
  const [vera, ana, mei] = dayColumns(diary, sampleDay, 'all', hours);

  expect(vera && columnText(vera, false)).toBe('Vera, 09:00–13:00, 14:00–18:00, 1 booking');
  expect(ana && columnText(ana, false)).toBe('Ana, 10:00–18:00, no bookings');
  expect(mei && columnText(mei, false)).toBe('Mei, not working, no bookings');
});

test('in a week a column is named by its day, and says when the salon is closed', () => {
  const [vera] = diary.people;
  const days = [...diary.days, { day: '2026-11-29', open: [], people: [] }];
  const columns = vera ? weekColumns({ ...diary, days }, vera, hours) : [];

  expect(columns.map((column) => columnText(column, true))).toEqual([
    'Tuesday 24 November, 09:00–13:00, 14:00–18:00, 1 booking',
    'Sunday 29 November, closed, no bookings',
  ]);
  expect(columns[1] && spotText(columns[1], 90, diary.timeZone, true)).toBe('10:30, Sunday 29 November');
});

test('a place is named by time and team member', () => {
  const [vera] = dayColumns(diary, sampleDay, null, hours);

  expect(vera && spotText(vera, 75, diary.timeZone, false)).toBe('10:15 with Vera');
});

test('what is in the way is said in a few words', () => {
  const textOf = (objection: Parameters<typeof objectionText>[0]) =>
    objectionText(objection, diary.people, diary.timeZone);

  expect(textOf({ kind: 'taken', staffId: 'vera', by: 'Maria', startsAt: at('10:00') })).toBe(
    'Vera is booked: Maria, 10:00',
  );
  expect(textOf({ kind: 'not-free', staffId: 'ana', why: 'Dentist' })).toBe('Ana is not available: Dentist');
  expect(textOf({ kind: 'not-offered', staffId: 'mei', title: 'Haircut' })).toBe('Mei does not do Haircut');
  expect(textOf({ kind: 'outside', staffId: 'vera' })).toBe('Outside Vera’s hours');
});
