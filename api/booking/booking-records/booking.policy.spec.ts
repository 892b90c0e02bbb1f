import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { Grant } from '../../common/access/may.js';
import type { BookingRecord } from './booking.entity.js';
import {
  cancellationDeadline,
  isInTime,
  isTooEarlyFor,
  linesSeenBy,
  mayMark,
  mayMove,
  maySee,
  seesContact,
} from './booking.policy.js';

const NOW = new Date('2027-03-10T09:00:00Z');

/** In the morning of the day on which the bookings are. */
const thatDay = { now: new Date('2027-03-16T06:00:00Z'), timeZone: 'Europe/Lisbon' };

const bookingOf = (...staffIds: string[]) =>
  ({
    clientId: 'client',
    status: 'confirmed',
    startsAt: new Date('2027-03-16T09:00:00Z'),
    cancellationDeadline: new Date('2027-03-15T09:00:00Z'),
    lines: staffIds.map((staffId) => ({ staffId })),
  }) as BookingRecord;

const someone = (role: CurrentUser['role'], staffId: string | null = null, ...grants: Grant[]) =>
  ({ id: role === 'user' ? 'client' : 'colleague', role, staffId, grants }) as CurrentUser;

const client = someone('user');
const admin = someone('admin');
const ana = someone('stylist', 'ana');
const booking = bookingOf('ana');
const shared = bookingOf('ana', 'bea');

test('a client can cancel until as long before the start as the salon asks for', () => {
  expect(cancellationDeadline(10_000, 1440)).toBe(8_560);
});

test('a salon that asks for no notice lets a client cancel until the start', () => {
  expect(cancellationDeadline(10_000, 0)).toBe(10_000);
});

test('a client may still change a booking at the deadline itself, but not a moment later', () => {
  expect(isInTime(client, booking, new Date('2027-03-15T09:00:00.000Z'))).toBe(true);
  expect(isInTime(client, booking, new Date('2027-03-15T09:00:00.001Z'))).toBe(false);
});

test('the salon may always change it, a stylist when all of it is theirs', () => {
  const late = new Date('2027-03-16T09:00:00Z');
  expect(isInTime(admin, booking, late)).toBe(true);
  expect(isInTime(ana, booking, late)).toBe(true);
  expect(isInTime(ana, shared, late)).toBe(false);
});

test('a stylist sees the bookings with a line of theirs, and of these their own lines', () => {
  expect([booking, shared, bookingOf('bea')].map((each) => maySee(ana, each))).toEqual([true, true, false]);
  expect(linesSeenBy(ana, shared)).toEqual([{ staffId: 'ana' }]);
  expect(linesSeenBy(someone('stylist', 'ana', 'move-others'), shared)).toHaveLength(2);
});

test('someone whom no one can book sees no one’s bookings', () => {
  expect(maySee(someone('stylist'), booking)).toBe(false);
});

test('a stylist marks a booking in which colleagues take part, and moves those of their own', () => {
  expect([booking, shared].map((each) => mayMark(ana, each, 'arrive', thatDay))).toEqual([true, true]);
  expect([booking, shared].map((each) => mayMove(ana, each, NOW))).toEqual([true, false]);
  expect(mayMove(someone('stylist', 'cleo', 'move-others'), shared, NOW)).toBe(true);
});

test('what became of a booking is said from midnight of its day on, as the salon’s calendar has it', () => {
  const isTooEarly = (now: string, timeZone: string) =>
    isTooEarlyFor('finish', booking, { now: new Date(now), timeZone });

  expect(isTooEarly('2027-03-15T23:59:00Z', 'Europe/Lisbon')).toBe(true);
  expect(isTooEarly('2027-03-16T00:00:00Z', 'Europe/Lisbon')).toBe(false);
  expect(isTooEarly('2027-03-15T23:59:00Z', 'Asia/Tokyo')).toBe(false);
  expect(isTooEarly('2027-03-16T06:00:00Z', 'America/Los_Angeles')).toBe(true);
});

test('a mark on another day’s booking is mistaken, and may be taken back on any day', () => {
  const done = { ...booking, status: 'done' } as BookingRecord;

  expect(mayMark(admin, done, 'reopen', { ...thatDay, now: NOW })).toBe(true);
});

test('who may only read changes nothing, and sees what they saw', () => {
  const reader = someone('stylist', 'ana', 'read-only', 'move-others');
  expect(maySee(reader, booking)).toBe(true);
  expect([mayMark(reader, booking, 'arrive', thatDay), mayMove(reader, booking, NOW)]).toEqual([
    false,
    false,
  ]);
});

test('a stylist is a client with their own visits', () => {
  const own = { ...bookingOf('bea'), clientId: 'colleague' } as BookingRecord;
  expect([maySee(ana, own), mayMove(ana, own, NOW), seesContact(ana, own, NOW)]).toEqual([true, true, true]);
  expect(mayMark(ana, own, 'arrive', thatDay)).toBe(false);
});

test('who is entrusted with contact details sees those of the clients that they see around these days', () => {
  const entrusted = someone('stylist', 'ana', 'see-contacts');
  const inSixty = new Date('2027-05-15T09:00:00Z');
  expect(seesContact(ana, booking, NOW)).toBe(false);
  expect(seesContact(entrusted, booking, NOW)).toBe(true);
  expect(seesContact(entrusted, bookingOf('bea'), NOW)).toBe(false);
  expect(seesContact(entrusted, booking, inSixty)).toBe(true);
  expect(seesContact(entrusted, booking, new Date('2027-05-15T09:00:01Z'))).toBe(false);
  expect(seesContact(someone('reception'), booking, inSixty)).toBe(true);
});
