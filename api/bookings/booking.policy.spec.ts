import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { isInTime } from './booking.policy.js';

const client = { id: 'client', role: 'user' } as CurrentUser;
const admin = { id: 'admin', role: 'admin' } as CurrentUser;
const booking = { cancellationDeadline: new Date('2027-03-15T09:00:00Z') };

test('a client may still change a booking at the deadline itself, but not a moment later', () => {
  expect(isInTime(client, booking, new Date('2027-03-15T09:00:00.000Z'))).toBe(true);
  expect(isInTime(client, booking, new Date('2027-03-15T09:00:00.001Z'))).toBe(false);
});

test('the salon may always change it', () => {
  expect(isInTime(admin, booking, new Date('2027-03-16T09:00:00Z'))).toBe(true);
});
