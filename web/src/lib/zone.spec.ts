import { instantOf, minuteOfText, wallMinuteOf } from './zone';

const LISBON = 'Europe/Lisbon';
const iso = (day: string, minute: number, zone = LISBON) =>
  new Date(instantOf(day, minute, zone)).toISOString();
const hours = (day: string, zone = LISBON) =>
  (instantOf(day, 1440, zone) - instantOf(day, 0, zone)) / 3_600_000;

test('a wall time of the salon is one instant, in summer and in winter', () => {
  expect(iso('2026-11-24', 630)).toBe('2026-11-24T10:30:00.000Z');
  expect(iso('2026-07-01', 630)).toBe('2026-07-01T09:30:00.000Z');
  expect(iso('2026-11-24', 0, 'Asia/Tokyo')).toBe('2026-11-23T15:00:00.000Z');
});

test('a day has 23 hours when the clocks go forward and 25 when they go back', () => {
  expect(hours('2027-03-28')).toBe(23);
  expect(hours('2026-10-25')).toBe(25);
  expect(hours('2026-11-24')).toBe(24);
  expect(hours('2026-10-04', 'Australia/Lord_Howe')).toBe(23.5);
});

test('a wall time that the clocks skip moves forward, and of one they show twice it is the first', () => {
  expect(iso('2027-03-28', 90)).toBe('2027-03-28T01:30:00.000Z');
  expect(iso('2026-10-25', 90)).toBe('2026-10-25T00:30:00.000Z');
});

test('an instant is read off the wall clock', () => {
  expect(wallMinuteOf(Date.parse('2026-11-24T10:30:00Z'), LISBON)).toBe(630);
  expect(wallMinuteOf(Date.parse('2026-07-01T23:15:00Z'), LISBON)).toBe(15);
  expect(wallMinuteOf(Date.parse('2026-10-25T01:30:00Z'), LISBON)).toBe(90);
});

test('what a field of time says is a minute of the day, and anything else is null', () => {
  expect(minuteOfText('10:30:00')).toBe(630);
  expect(minuteOfText('24:00')).toBeNull();
  expect(minuteOfText('')).toBeNull();
});
