import { dayLines, isLate } from './day-lines';
import type { Diary, DiaryBooking } from './models';

const DAY = '2026-11-24';
const at = (time: string) => `${DAY}T${time}:00.000Z`;
const nowMs = Date.parse(at('10:40'));

const person = (_id: string) => ({ _id, name: _id, role: '', img: '', picture: null, isActive: true });

function visit(
  client: string,
  staffId: string,
  [from, to]: [string, string],
  status: DiaryBooking['status'] = 'confirmed',
): DiaryBooking {
  const line = {
    _id: `${client} ${from}`,
    serviceId: 'cut',
    title: 'Cut',
    staffId,
    staffName: staffId,
    anyStaff: false,
    startsAt: at(from),
    endsAt: at(to),
    bufferEndsAt: at(to),
    segments: [],
  };
  return {
    _id: client,
    status,
    startsAt: at(from),
    endsAt: at(to),
    client: { _id: null, cardId: null, name: client, phone: '', email: '' },
    lines: [line],
  } as unknown as DiaryBooking;
}

const diary = (visits: DiaryBooking[], parts: Partial<Diary> = {}): Diary => ({
  from: DAY,
  to: DAY,
  timeZone: 'Etc/UTC',
  days: [
    {
      day: DAY,
      open: [{ startsAt: at('09:00'), endsAt: at('18:00') }],
      people: [
        { staffId: 'vera', working: [{ startsAt: at('09:00'), endsAt: at('17:00') }] },
        { staffId: 'ana', working: [] },
      ],
    },
  ],
  people: [person('vera'), person('ana')],
  visits,
  blocks: [],
  holds: [],
  busy: [],
  units: [],
  seats: [],
  ...parts,
});

const gap = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });
const vera = (...gaps: ReturnType<typeof gap>[]) => ({ _id: 'vera', gaps });

const read = (of: Diary, person = vera(), isAll = true) =>
  dayLines(of, { day: DAY, people: [person], isAll, nowMs });
const bars = (of: Diary, person = vera()) =>
  read(of, person).people[0]?.bars.map(({ kind, from, to }) => [kind, from, to]);

test('a day has the visits that are over, in the chair and to come, the time to book, and the time off', () => {
  const day = diary([
    visit('Joana', 'vera', ['09:00', '09:45'], 'done'),
    visit('Beatriz', 'vera', ['10:00', '11:15'], 'arrived'),
    visit('Lucy', 'vera', ['12:00', '16:40']),
  ]);

  expect(bars(day, vera(gap('11:15', '12:00')))).toEqual([
    ['done', 540, 585],
    ['now', 600, 675],
    ['free', 675, 720],
    ['next', 720, 1000],
    ['off', 1020, 1080],
  ]);
});

test('the time to book is what the server says, also while a colour develops, and only what is left of it', () => {
  const day = diary([visit('Joana', 'vera', ['10:00', '12:00'], 'arrived')]);

  const person = vera(gap('10:30', '11:00'), gap('12:00', '12:15'));

  expect(bars(day, person)).toEqual([
    ['now', 600, 720],
    ['free', 640, 660],
    ['free', 720, 735],
    ['off', 1020, 1080],
  ]);
  expect(read(day, person).people[0]?.bars.map(({ isWithin }) => isWithin === true)).toEqual([
    ...[false, true, false, false],
  ]);
});

test('time that is blocked is neither free nor at work', () => {
  const blocks = [
    {
      _id: '1',
      staffId: 'vera',
      reason: 'Dentist',
      kind: 'block' as const,
      group: null,
      startsAt: at('12:00'),
      endsAt: at('17:00'),
    },
  ];
  const day = diary([], { blocks });

  expect(bars(day, vera(gap('10:40', '12:00')))).toEqual([
    ['free', 640, 720],
    ['off', 720, 1020],
    ['off', 1020, 1080],
  ]);
});

test('whoever should be here and is not is late, until the visit would be over', () => {
  expect(isLate(visit('Sara', 'vera', ['10:30', '11:00']), nowMs)).toBe(true);
  expect(isLate(visit('Sara', 'vera', ['10:37', '11:00']), nowMs)).toBe(false);
  expect(isLate(visit('Sara', 'vera', ['09:00', '10:30']), nowMs)).toBe(false);
  expect(isLate(visit('Sara', 'vera', ['10:30', '11:00'], 'arrived'), nowMs)).toBe(false);
});

test('each person’s line says what they do now and who is next', () => {
  const next = visit('Lucy', 'vera', ['12:00', '13:00']);
  const says = (...visits: DiaryBooking[]) => {
    const [first] = read(diary([...visits, next]), vera(gap('10:40', '12:00'))).people;
    return first && [first.doing, first.next];
  };
  const lucy = { client: 'Lucy', at: 720 };

  expect(says(visit('Beatriz', 'vera', ['10:00', '11:15'], 'arrived'))).toEqual([
    { is: 'with', client: 'Beatriz', at: 675 },
    lucy,
  ]);
  expect(says(visit('Sara', 'vera', ['10:30', '11:00']))).toEqual([
    { is: 'late', client: 'Sara', minutes: 10 },
    lucy,
  ]);
  expect(says(visit('Elena', 'vera', ['10:45', '11:15'], 'arrived'))).toEqual([
    { is: 'waiting', client: 'Elena', at: 645 },
    lucy,
  ]);
  expect(says()).toEqual([{ is: 'free', at: 720 }, lucy]);
});

test('who has a visit outside their hours is on the salon’s day, and on no one’s own', () => {
  const day = diary([visit('Olga', 'ana', ['14:00', '15:00'])]);

  expect(read(day).people.map(({ person: { _id } }) => _id)).toEqual(['vera', 'ana']);
  expect(read(day, vera(), false).people.map(({ person: { _id } }) => _id)).toEqual(['vera']);
});

test('the line of now is drawn inside the hours alone', () => {
  expect(read(diary([])).now).toBe(640);
  expect(
    dayLines(diary([]), { day: DAY, people: [], isAll: true, nowMs: Date.parse(at('20:00')) }).now,
  ).toBeNull();
});
