import { invitationExpiresAt, maySendAgain, stateOf } from './invitation-life.js';

const now = new Date('2027-03-01T08:00:00Z');
const open = { acceptedAt: null, withdrawnAt: null, expiresAt: invitationExpiresAt(now) };

test('an invitation works for seven days, and not a moment longer', () => {
  expect(open.expiresAt).toEqual(new Date('2027-03-08T08:00:00Z'));
  expect(stateOf(open, true, new Date('2027-03-08T07:59:59Z'))).toBe('open');
  expect(stateOf(open, true, new Date('2027-03-08T08:00:00Z'))).toBe('expired');
});

test('one whose sender no longer runs the salon counts as withdrawn', () => {
  expect(stateOf(open, false, now)).toBe('withdrawn');
  expect(stateOf({ ...open, withdrawnAt: now }, true, now)).toBe('withdrawn');
});

test('one that was used is that, whatever has become of its sender', () => {
  expect(stateOf({ ...open, acceptedAt: now }, false, now)).toBe('used');
});

test('an invitation is sent five times at most', () => {
  expect([maySendAgain({ sends: 4 }), maySendAgain({ sends: 5 })]).toEqual([true, false]);
});
