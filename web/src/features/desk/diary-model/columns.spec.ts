import { dayColumns, weekColumns } from './columns';
import { diaryOf, lineOf, SAMPLE_DAY, stretch, bookingOf } from './diary.sample';

const hours = { first: 540, last: 1140 };
const names = (staff: string | null, diary = diaryOf()) =>
  dayColumns(diary, SAMPLE_DAY, staff, hours).map(({ person }) => person.name);

test('a day shows everyone at work, the whole team, or one team member', () => {
  expect(names(null)).toEqual(['Vera', 'Ana']);
  expect(names('all')).toEqual(['Vera', 'Ana', 'Mei']);
  expect(names('mei')).toEqual(['Mei']);
});

test('a team member who is booked outside their hours is shown, one on holiday is not', () => {
  const bookings = [bookingOf('1', lineOf('mei', [['active', '10:00', '10:30']]))];
  const off = { _id: '1', staffId: 'mei', reason: 'Holiday', ...stretch('00:00', '23:00') };

  expect(names(null, diaryOf({ visits: bookings }))).toEqual(['Vera', 'Ana', 'Mei']);
  expect(names(null, diaryOf({ blocks: [{ ...off, kind: 'time-off', group: null }] }))).toEqual([
    'Vera',
    'Ana',
  ]);
});

test('a column says when its team member works and hatches the rest', () => {
  const [vera] = dayColumns(diaryOf(), SAMPLE_DAY, null, hours);

  expect(vera).toMatchObject({ working: [stretch('09:00', '13:00'), stretch('14:00', '18:00')] });
  expect(vera?.off).toEqual([
    { from: 240, to: 300 },
    { from: 540, to: 600 },
  ]);
});

test('processing time leaves the team member free, and clean-up does not', () => {
  const colour = lineOf(
    'vera',
    [
      ['active', '10:00', '10:30'],
      ['processing', '10:30', '11:15'],
      ['active', '11:15', '11:45'],
    ],
    '11:55',
  );
  const cut = lineOf('vera', [['active', '10:30', '11:15']]);
  const late = lineOf('vera', [['active', '11:50', '12:20']]);
  const bookings = [bookingOf('1', colour), bookingOf('2', cut), bookingOf('3', late)];
  const [vera] = dayColumns(diaryOf({ visits: bookings }), SAMPLE_DAY, null, hours);
  const [first, second, third] = vera?.cards ?? [];

  expect(first?.span).toEqual({ from: 60, to: 175 });
  expect(first?.parts.map(({ kind }) => kind)).toEqual(['active', 'processing', 'active', 'buffer']);
  expect(second?.place).toMatchObject({ depth: 1 });
  expect(third?.place).toMatchObject({ lanes: 2 });
});

test('the shortest booking is drawn as a quarter of an hour, and its neighbour makes room', () => {
  const short = lineOf('vera', [['active', '10:00', '10:05']]);
  const next = lineOf('vera', [['active', '10:05', '10:30']]);
  const [vera] = dayColumns(
    diaryOf({ visits: [bookingOf('1', short), bookingOf('2', next)] }),
    SAMPLE_DAY,
    null,
    hours,
  );

  expect(vera?.cards.map(({ span, place }) => [span.from, span.to, place.lane, place.lanes])).toEqual([
    [60, 75, 0, 2],
    [65, 90, 1, 2],
  ]);
});

test('a block of five minutes can be pressed beside the booking that follows it, and lunch keeps the full width', () => {
  const next = lineOf('vera', [['active', '10:05', '10:30']]);
  const block = { staffId: 'vera', kind: 'block' as const, group: null };
  const blocks = [
    { _id: '1', reason: 'Phone call', ...block, ...stretch('10:00', '10:05') },
    { _id: '2', reason: 'Lunch', ...block, ...stretch('12:00', '13:00') },
  ];
  const [vera] = dayColumns(diaryOf({ visits: [bookingOf('1', next)], blocks }), SAMPLE_DAY, null, hours);

  expect(vera?.blocks.map(({ place }) => [place.lane, place.lanes])).toEqual([
    [0, 2],
    [0, 1],
  ]);
  expect(vera?.cards.map(({ place }) => [place.lane, place.lanes])).toEqual([[1, 2]]);
});

test('each service of a booking is in the column of the team member who does it, and a cancelled booking in none', () => {
  const both = bookingOf(
    '1',
    lineOf('vera', [['active', '10:00', '10:30']]),
    lineOf('ana', [['active', '10:30', '11:00']]),
  );
  const gone = {
    ...bookingOf('2', lineOf('ana', [['active', '12:00', '12:30']])),
    status: 'cancelled' as const,
  };
  const columns = dayColumns(diaryOf({ visits: [both, gone] }), SAMPLE_DAY, null, hours);

  expect(columns.map(({ cards }) => cards.map(({ booking }) => booking._id))).toEqual([['1'], ['1']]);
});

test('a week has a column for each day of one team member', () => {
  const diary = diaryOf();
  const [vera] = diary.people;
  const days = [...diary.days, { day: '2026-11-25', open: [], people: [] }];
  const columns = vera ? weekColumns({ ...diary, days }, vera, hours) : [];

  expect(columns.map(({ day, working, isSalonOpen }) => [day, working.length, isSalonOpen])).toEqual([
    ['2026-11-24', 2, true],
    ['2026-11-25', 0, false],
  ]);
});
