import { wallTextOf } from '../../../lib/zone';
import { elapsedScale, hourMarks, slotAt, snap, spanOn, wallScale } from './scale';

const LISBON = 'Europe/Lisbon';
const wholeDay = { first: 0, last: 1440 };
const opening = { first: 540, last: 1140 };
const at = (text: string) => Date.parse(text);
const labels = (day: string, zone = LISBON) =>
  hourMarks(elapsedScale(day, wholeDay, zone), zone).map(({ instant }) =>
    wallTextOf(instant.toISOString(), zone),
  );

test('half past ten lies ninety minutes below nine, and leads back to half past ten', () => {
  for (const scale of [
    elapsedScale('2026-11-24', opening, LISBON),
    wallScale('2026-11-24', opening, LISBON),
  ]) {
    expect(scale.length).toBe(600);
    expect(scale.toMinute(at('2026-11-24T10:30:00Z'))).toBe(90);
    expect(scale.toInstant(90)).toBe(at('2026-11-24T10:30:00Z'));
  }
});

test('on the night when clocks go forward the column is an hour shorter and shows no time that is skipped', () => {
  expect(elapsedScale('2027-03-28', wholeDay, LISBON).length).toBe(23 * 60);
  expect(labels('2027-03-28').slice(0, 4)).toEqual(['00:00', '02:00', '03:00', '04:00']);
});

test('on the night when clocks go back the repeated hour is there twice, so that two bookings do not cover each other', () => {
  const scale = elapsedScale('2026-10-25', wholeDay, LISBON);

  expect(scale.length).toBe(25 * 60);
  expect(labels('2026-10-25').slice(0, 4)).toEqual(['00:00', '01:00', '01:00', '02:00']);
  expect(scale.toMinute(at('2026-10-25T00:30:00Z'))).toBe(90);
  expect(scale.toMinute(at('2026-10-25T01:30:00Z'))).toBe(150);
});

test('where clocks change by half an hour the marks stay on full hours', () => {
  expect(labels('2026-10-04', 'Australia/Lord_Howe').slice(0, 4)).toEqual([
    '00:00',
    '01:00',
    '03:00',
    '04:00',
  ]);
});

test('in a week ten o’clock is at the same height on every day, even after the clocks change', () => {
  const before = wallScale('2026-10-24', opening, LISBON);
  const after = wallScale('2026-10-25', opening, LISBON);

  expect(before.toMinute(at('2026-10-24T09:00:00Z'))).toBe(60);
  expect(after.toMinute(at('2026-10-25T10:00:00Z'))).toBe(60);
});

test('what reaches beyond the column is cut off, and what lies beyond it is not shown', () => {
  const scale = wallScale('2026-11-24', opening, LISBON);
  const span = (startsAt: string, endsAt: string) => spanOn(scale, { startsAt, endsAt });

  expect(span('2026-11-24T08:00:00Z', '2026-11-24T09:30:00Z')).toEqual({ from: 0, to: 30 });
  expect(span('2026-11-23T22:00:00Z', '2026-11-25T02:00:00Z')).toEqual({ from: 0, to: 600 });
  expect(span('2026-11-24T18:30:00Z', '2026-11-25T00:30:00Z')).toEqual({ from: 570, to: 600 });
  expect(span('2026-11-24T19:00:00Z', '2026-11-24T20:00:00Z')).toBeNull();
});

test('a booking snaps to the nearest quarter, and a press means the quarter it falls in', () => {
  expect([7, 8, 22, 23, -7].map(snap).map((minute) => minute + 0)).toEqual([0, 15, 15, 30, 0]);
  expect([0, 14, 15, 29].map(slotAt)).toEqual([0, 0, 15, 15]);
});
