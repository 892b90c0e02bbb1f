import { bookingOf, diaryOf, lineOf, SAMPLE_DAY, stretch } from './diary.sample';
import type { DiarySeat, DiaryUnit } from './models';
import { unitColumns } from './unit-columns';

const hours = { first: 540, last: 1140 };
const basin = (id: string, parts: Partial<DiaryUnit> = {}): DiaryUnit => ({
  ...{ _id: id, title: `Basin ${id}`, poolId: 'basins', pool: 'Basins', isOut: false, outUntil: null },
  ...parts,
});
const seat = (unitId: string, bookingId: string | null, from: string, to: string): DiarySeat => ({
  ...{ unitId, bookingId },
  ...stretch(from, to),
});
const colour = bookingOf(
  'ruby',
  lineOf('vera', [
    ['active', '10:00', '10:30'],
    ['processing', '10:30', '11:15'],
    ['active', '11:15', '11:45'],
  ]),
);
const columnsOf = (parts: Parameters<typeof diaryOf>[0]) =>
  unitColumns(diaryOf(parts), SAMPLE_DAY, hours, (lines) =>
    lines.map(({ title, staffName }) => `${title}, ${staffName}`).join(),
  );

test('the diary by room has a column for each unit, with the visits that have it', () => {
  const columns = columnsOf({
    visits: [colour],
    units: [basin('1'), basin('2')],
    seats: [seat('2', 'ruby', '11:15', '11:45')],
  });

  expect(columns.map(({ person, cards }) => [person.name, cards.length])).toEqual([
    ['Basin 1', 0],
    ['Basin 2', 1],
  ]);
  expect(columns[1]?.cards[0]).toMatchObject({
    booking: colour,
    line: { _id: colour.lines[0]?._id, title: 'Haircut, Vera', ...stretch('11:15', '11:45') },
    span: { from: 135, to: 165 },
  });
});

test('the time after a visit is clean-up', () => {
  const [column] = columnsOf({
    visits: [colour],
    units: [basin('1')],
    seats: [seat('1', 'ruby', '11:15', '12:00')],
  });

  expect(column?.cards[0]?.parts).toEqual([
    { kind: 'active', from: 135, to: 165 },
    { kind: 'buffer', from: 165, to: 180 },
  ]);
});

test('a unit is hatched while it is out of order', () => {
  const { endsAt: noon } = stretch('09:00', '12:00');
  const columns = columnsOf({
    units: [basin('1', { isOut: true }), basin('2', { isOut: true, outUntil: noon }), basin('3')],
  });

  expect(columns.map(({ off }) => off)).toEqual([[{ from: 0, to: 600 }], [{ from: 0, to: 180 }], []]);
});

test('a unit that someone is about to book is held', () => {
  const [column] = columnsOf({ units: [basin('1')], seats: [seat('1', null, '10:00', '10:30')] });

  expect(column).toMatchObject({ cards: [], holds: [{ from: 60, to: 90 }] });
});
