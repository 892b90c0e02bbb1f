import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { cancellationDeadline, isInTime } from './booking.policy.js';

const client = { id: 'client', role: 'user' } as CurrentUser;
const admin = { id: 'admin', role: 'admin' } as CurrentUser;
const booking = { cancellationDeadline: new Date('2027-03-15T09:00:00Z') };

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

test('the salon may always change it', () => {
  expect(isInTime(admin, booking, new Date('2027-03-16T09:00:00Z'))).toBe(true);
});
