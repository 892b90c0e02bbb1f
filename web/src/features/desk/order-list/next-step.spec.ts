import { minutesLate, nextStepOf } from './next-step';

const LISBON = 'Europe/Lisbon';
const NOW = Date.parse('2026-11-28T10:42:00Z');
const mayAll = { arrive: true, finish: true } as Parameters<typeof nextStepOf>[0]['can'];
const unpaid = { saleId: null, mayCheckOut: false };

const stepOf = (
  startsAt: string,
  status: 'confirmed' | 'arrived' | 'done' | 'no-show' | 'cancelled',
  payable: Parameters<typeof nextStepOf>[1] = unpaid,
) => nextStepOf({ startsAt, status, can: mayAll }, payable, NOW, LISBON);

test('a client is marked as arrived from half an hour before on, and while they are late', () => {
  expect(
    ['2026-11-28T09:00:00Z', '2026-11-28T11:12:00Z', '2026-11-28T11:13:00Z'].map((startsAt) =>
      stepOf(startsAt, 'confirmed'),
    ),
  ).toEqual(['arrive', 'arrive', null]);
});

test('on other days nothing is due', () => {
  expect(
    ['2026-11-27T10:00:00Z', '2026-11-29T10:00:00Z'].map((startsAt) => stepOf(startsAt, 'confirmed')),
  ).toEqual([null, null]);
});

test('who has come pays, or is done where no money is taken', () => {
  const payable = { saleId: null, mayCheckOut: true };
  expect(stepOf('2026-11-28T10:00:00Z', 'arrived', payable)).toBe('check-out');
  expect(stepOf('2026-11-28T10:00:00Z', 'arrived')).toBe('finish');
  expect(stepOf('2026-11-28T10:00:00Z', 'done', payable)).toBe('check-out');
});

test('a visit that is done, missed or cancelled has no next step', () => {
  expect(
    (['done', 'no-show', 'cancelled'] as const).map((status) => stepOf('2026-11-28T09:00:00Z', status)),
  ).toEqual([null, null, null]);
});

test('who may not mark a booking is offered nothing', () => {
  const can = { ...mayAll, arrive: false };
  expect(
    nextStepOf({ startsAt: '2026-11-28T10:45:00Z', status: 'confirmed', can }, unpaid, NOW, LISBON),
  ).toBeNull();
});

const stay = (startsAt: string) => ({ startsAt, endsAt: '2026-11-28T13:00:00Z' });
const lateOf = (startsAt: string, status: 'confirmed' | 'arrived' = 'confirmed') =>
  minutesLate({ ...stay(startsAt), status, isWhole: true, lines: [] }, NOW, LISBON);

test('someone is late from the first minute on, on that day only', () => {
  expect(lateOf('2026-11-28T10:30:00Z')).toBe(12);
  expect(lateOf('2026-11-28T10:42:00Z')).toBeNull();
  expect(lateOf('2026-11-27T10:30:00Z')).toBeNull();
  expect(lateOf('2026-11-28T10:30:00Z', 'arrived')).toBeNull();
});

test('for a stylist a client is late from the start of their own services on', () => {
  const partAt = (startsAt: string) =>
    minutesLate(
      { ...stay('2026-11-28T10:00:00Z'), status: 'confirmed', isWhole: false, lines: [stay(startsAt)] },
      NOW,
      LISBON,
    );

  expect([partAt('2026-11-28T10:30:00Z'), partAt('2026-11-28T11:00:00Z')]).toEqual([12, null]);
});
