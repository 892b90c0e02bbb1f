import { isWithinLifetime, sessionEnds } from './session-lifetime.js';

const openedAt = new Date('2027-03-01T09:00:00Z');

describe('a session', () => {
  test('of a client ends after 14 days without use, and after 90 days', () => {
    expect(sessionEnds({ role: 'user', openedAt, lastSeenAt: new Date('2027-03-11T09:00:00Z') })).toEqual({
      idleExpiresAt: new Date('2027-03-25T09:00:00Z'),
      absoluteExpiresAt: new Date('2027-05-30T09:00:00Z'),
    });
  });

  test('of an admin ends after 12 hours without use, and after a week', () => {
    expect(sessionEnds({ role: 'admin', openedAt, lastSeenAt: new Date('2027-03-02T09:00:00Z') })).toEqual({
      idleExpiresAt: new Date('2027-03-02T21:00:00Z'),
      absoluteExpiresAt: new Date('2027-03-08T09:00:00Z'),
    });
  });

  test('is over at the very moment of its end, not before', () => {
    const use = { role: 'admin' as const, openedAt, lastSeenAt: openedAt };

    expect(isWithinLifetime(use, new Date('2027-03-01T20:59:59.999Z'))).toBe(true);
    expect(isWithinLifetime(use, new Date('2027-03-01T21:00:00Z'))).toBe(false);
  });

  test('in daily use is over after its longest life all the same', () => {
    const lastSeenAt = new Date('2027-05-30T08:00:00Z');

    expect(isWithinLifetime({ role: 'user', openedAt, lastSeenAt }, new Date('2027-05-30T08:59:00Z'))).toBe(
      true,
    );
    expect(isWithinLifetime({ role: 'user', openedAt, lastSeenAt }, new Date('2027-05-30T09:00:00Z'))).toBe(
      false,
    );
  });

  test('of a client who became an admin is judged as an admin’s', () => {
    const dayAfter = new Date('2027-03-02T09:00:00Z');

    expect(isWithinLifetime({ role: 'user', openedAt, lastSeenAt: openedAt }, dayAfter)).toBe(true);
    expect(isWithinLifetime({ role: 'admin', openedAt, lastSeenAt: openedAt }, dayAfter)).toBe(false);
  });
});
