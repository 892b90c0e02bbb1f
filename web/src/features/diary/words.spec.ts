import { dayColumns, weekColumns } from './columns';
import { at, diaryOf, lineOf, sampleDay, visitOf } from './diary.sample';
import { columnWords, objectionWords, spotWords } from './words';

const visits = [visitOf('1', lineOf('vera', [['active', '10:00', '10:30']]))];
const diary = diaryOf({ visits });
const hours = { first: 540, last: 1140 };

test('a column is called by its person, her hours and how many come', () => {
  const [vera, ana, mei] = dayColumns(diary, sampleDay, 'all', hours);

  expect(vera && columnWords(vera, false)).toBe('Vera, 09:00–13:00, 14:00–18:00, 1 visit');
  expect(ana && columnWords(ana, false)).toBe('Ana, 10:00–18:00, no visits');
  expect(mei && columnWords(mei, false)).toBe('Mei, not at work, no visits');
});

test('in a week it is called by its day, and a closed day is said to be closed', () => {
  const [vera] = diary.people;
  const days = [...diary.days, { day: '2026-11-29', open: [], people: [] }];
  const columns = vera ? weekColumns({ ...diary, days }, vera, hours) : [];

  expect(columns.map((column) => columnWords(column, true))).toEqual([
    'Tuesday 24 November, 09:00–13:00, 14:00–18:00, 1 visit',
    'Sunday 29 November, closed, no visits',
  ]);
  expect(columns[1] && spotWords(columns[1], 90, diary.timeZone, true)).toBe('10:30, Sunday 29 November');
});

test('a place is told by time and person', () => {
  const [vera] = dayColumns(diary, sampleDay, null, hours);

  expect(vera && spotWords(vera, 75, diary.timeZone, false)).toBe('10:15 with Vera');
});

test('what stands in the way is told in a few words', () => {
  const told = (objection: Parameters<typeof objectionWords>[0]) =>
    objectionWords(objection, diary.people, diary.timeZone);

  expect(told({ kind: 'taken', staffId: 'vera', by: 'Maria', startsAt: at('10:00') })).toBe(
    'Vera is taken: Maria, 10:00',
  );
  expect(told({ kind: 'not-free', staffId: 'ana', why: 'Dentist' })).toBe('Ana is not free: Dentist');
  expect(told({ kind: 'not-theirs', staffId: 'mei', title: 'Haircut' })).toBe('Mei does not do Haircut');
  expect(told({ kind: 'outside', staffId: 'vera' })).toBe('Outside Vera’s hours');
});
