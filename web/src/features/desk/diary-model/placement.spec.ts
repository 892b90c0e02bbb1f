import { at, diaryOf, lineOf, stretch, bookingOf } from './diary.sample';
import {
  isElsewhere,
  objectionTo,
  placed,
  placementOf,
  bookingStartsAtMs,
  type Placement,
} from './placement';
import type { DiaryLine, DiaryBooking } from './models';

const colour = lineOf(
  'vera',
  [
    ['active', '10:00', '10:30'],
    ['processing', '10:30', '11:15'],
    ['active', '11:15', '11:45'],
  ],
  '11:55',
);
const blowDry = lineOf('ana', [['active', '11:45', '12:15']]);
const booking = bookingOf('1', colour, blowDry);
const put = (of: DiaryBooking, line: DiaryLine, to: Partial<Placement>) => ({
  ...placementOf(of, line),
  ...to,
});
const objection = (
  moved: DiaryBooking,
  parts: Parameters<typeof diaryOf>[0] = {},
  skills: Map<string, Set<string>> | null = null,
) => objectionTo(moved, diaryOf(parts), skills);
const cutAt = (from: string, to: string, staffId = 'vera') =>
  bookingOf('2', lineOf(staffId, [['active', from, to]]));

test('a booking moves as a whole, and another team member takes over one service only', () => {
  const placement = put(booking, blowDry, { startsAtMs: Date.parse(at('12:45')), staffId: 'mei' });
  const moved = placed(placement);

  expect(bookingStartsAtMs(placement)).toBe(Date.parse(at('11:00')));
  expect([moved.startsAt, moved.endsAt]).toEqual([at('11:00'), at('13:15')]);
  expect(moved.lines.map(({ staffId, startsAt }) => [staffId, startsAt])).toEqual([
    ['vera', at('11:00')],
    ['mei', at('12:45')],
  ]);
  expect(moved.lines[0]?.segments[1]).toMatchObject(stretch('11:30', '12:15'));
});

test('a longer service ends later, with its clean-up and everything after it', () => {
  const moved = placed(put(booking, colour, { minutes: 120 }));

  expect(moved.lines[0]).toMatchObject({ endsAt: at('12:00'), bufferEndsAt: at('12:10') });
  expect(moved.lines[0]?.segments.at(-1)).toMatchObject(stretch('11:15', '12:00'));
  expect(moved.lines[0]?.segments[1]).toMatchObject(stretch('10:30', '11:15'));
  expect(moved.lines[1]).toMatchObject(stretch('12:00', '12:30'));
  expect(moved.endsAt).toBe(at('12:30'));
});

test('a booking dropped where it was has not moved', () => {
  expect(isElsewhere(placementOf(booking, colour))).toBe(false);
  expect(isElsewhere(put(booking, colour, { staffId: 'ana' }))).toBe(true);
  expect(isElsewhere(put(booking, colour, { minutes: 120 }))).toBe(true);
});

test('another booking of the same team member is in the way, clean-up included; the booking’s own old time is not', () => {
  const bookings = [booking, cutAt('09:00', '09:30')];

  expect(objection(cutAt('11:50', '12:20'), { visits: bookings })).toEqual({
    kind: 'taken',
    staffId: 'vera',
    by: 'Client 1',
    startsAt: at('10:00'),
  });
  expect(objection(cutAt('11:55', '12:25'), { visits: bookings })).toBeNull();
  expect(
    objection(placed(put(booking, colour, { startsAtMs: Date.parse(at('10:15')) })), { visits: bookings }),
  ).toBeNull();
});

test('another booking fits into processing time', () => {
  expect(objection(cutAt('10:30', '11:15'), { visits: [booking] })).toBeNull();
  expect(objection(cutAt('10:30', '11:30'), { visits: [booking] })).toMatchObject({ kind: 'taken' });
});

test('a block and the hold of a client who is booking are in the way', () => {
  const block = {
    _id: 'b',
    staffId: 'vera',
    reason: 'Dentist',
    kind: 'block' as const,
    group: null,
    ...stretch('15:00', '16:00'),
  };
  const hold = { staffId: 'ana', ...stretch('15:00', '16:00') };

  expect(objection(cutAt('15:30', '16:00'), { blocks: [block] })).toEqual({
    kind: 'blocked',
    staffId: 'vera',
    block,
  });
  expect(objection(cutAt('15:30', '16:00', 'ana'), { blocks: [block], holds: [hold] })).toMatchObject({
    kind: 'held',
    staffId: 'ana',
  });
});

test('a team member who does not do the service is named, once that is known', () => {
  const skills = new Map([['vera', new Set(['massage'])]]);

  expect(objection(cutAt('15:00', '16:00'), {}, skills)).toEqual({
    kind: 'not-offered',
    staffId: 'vera',
    title: 'Haircut',
  });
  expect(objection(cutAt('15:00', '16:00'))).toBeNull();
});

test('a break is outside the hours, and so is a day off', () => {
  expect(objection(cutAt('12:30', '13:30'))).toEqual({ kind: 'outside', staffId: 'vera' });
  expect(objection(cutAt('12:30', '13:00'))).toBeNull();
  expect(objection(cutAt('12:30', '13:00', 'mei'))).toEqual({ kind: 'outside', staffId: 'mei' });
});
