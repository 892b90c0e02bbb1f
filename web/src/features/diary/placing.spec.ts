import { at, diaryOf, lineOf, stretch, visitOf } from './diary.sample';
import { isElsewhere, objectionTo, placed, placementOf, visitStartsAtMs, type Placement } from './placing';
import type { DiaryLine, DiaryVisit } from './models';

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
const visit = visitOf('1', colour, blowDry);
const put = (of: DiaryVisit, line: DiaryLine, to: Partial<Placement>) => ({
  ...placementOf(of, line),
  ...to,
});
const objection = (
  moved: DiaryVisit,
  parts: Parameters<typeof diaryOf>[0] = {},
  skills: Map<string, Set<string>> | null = null,
) => objectionTo(moved, diaryOf(parts), skills);
const cutAt = (from: string, to: string, staffId = 'vera') =>
  visitOf('2', lineOf(staffId, [['active', from, to]]));

test('a visit moves as a whole, and another person takes over the one service only', () => {
  const placement = put(visit, blowDry, { startsAtMs: Date.parse(at('12:45')), staffId: 'mei' });
  const moved = placed(placement);

  expect(visitStartsAtMs(placement)).toBe(Date.parse(at('11:00')));
  expect([moved.startsAt, moved.endsAt]).toEqual([at('11:00'), at('13:15')]);
  expect(moved.lines.map(({ staffId, startsAt }) => [staffId, startsAt])).toEqual([
    ['vera', at('11:00')],
    ['mei', at('12:45')],
  ]);
  expect(moved.lines[0]?.segments[1]).toMatchObject(stretch('11:30', '12:15'));
});

test('a longer service ends later, with its clean-up and everything after it', () => {
  const moved = placed(put(visit, colour, { minutes: 120 }));

  expect(moved.lines[0]).toMatchObject({ endsAt: at('12:00'), bufferEndsAt: at('12:10') });
  expect(moved.lines[0]?.segments.at(-1)).toMatchObject(stretch('11:15', '12:00'));
  expect(moved.lines[0]?.segments[1]).toMatchObject(stretch('10:30', '11:15'));
  expect(moved.lines[1]).toMatchObject(stretch('12:00', '12:30'));
  expect(moved.endsAt).toBe(at('12:30'));
});

test('putting a visit back where it was is no move', () => {
  expect(isElsewhere(placementOf(visit, colour))).toBe(false);
  expect(isElsewhere(put(visit, colour, { staffId: 'ana' }))).toBe(true);
  expect(isElsewhere(put(visit, colour, { minutes: 120 }))).toBe(true);
});

test('another visit of the same person stands in the way, clean-up included; its own old time does not', () => {
  const visits = [visit, cutAt('09:00', '09:30')];

  expect(objection(cutAt('11:50', '12:20'), { visits })).toEqual({
    kind: 'taken',
    staffId: 'vera',
    by: 'Client 1',
    startsAt: at('10:00'),
  });
  expect(objection(cutAt('11:55', '12:25'), { visits })).toBeNull();
  expect(
    objection(placed(put(visit, colour, { startsAtMs: Date.parse(at('10:15')) })), { visits }),
  ).toBeNull();
});

test('while a colour develops somebody else fits in', () => {
  expect(objection(cutAt('10:30', '11:15'), { visits: [visit] })).toBeNull();
  expect(objection(cutAt('10:30', '11:30'), { visits: [visit] })).toMatchObject({ kind: 'taken' });
});

test('a blocked time and the hold of somebody who is booking stand in the way', () => {
  const block = {
    _id: 'b',
    staffId: 'vera',
    reason: 'Dentist',
    kind: 'block' as const,
    ...stretch('15:00', '16:00'),
  };
  const hold = { staffId: 'ana', ...stretch('15:00', '16:00') };

  expect(objection(cutAt('15:30', '16:00'), { blocks: [block] })).toEqual({
    kind: 'not-free',
    staffId: 'vera',
    why: 'Dentist',
  });
  expect(objection(cutAt('15:30', '16:00', 'ana'), { blocks: [block], holds: [hold] })).toMatchObject({
    kind: 'not-free',
    staffId: 'ana',
  });
});

test('it is said when somebody does not do the service, once that is known', () => {
  const skills = new Map([['vera', new Set(['massage'])]]);

  expect(objection(cutAt('15:00', '16:00'), {}, skills)).toEqual({
    kind: 'not-theirs',
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
