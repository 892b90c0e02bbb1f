import { sayDropReason } from '../../../common/words/notice.js';
import { staleBecause } from './staleness.js';

const startsAt = new Date('2027-03-04T10:00:00Z');
const booking = { status: 'confirmed', startsAt, reviewedAt: null };

test.each([
  ['booking-reminder', null],
  ['booking-reminder', { ...booking, status: 'cancelled' }],
  ['booking-reminder', { ...booking, status: 'arrived' }],
  ['booking-moved', { ...booking, startsAt: new Date('2027-03-05T10:00:00Z') }],
  ['review-request', booking],
  ['review-request', { ...booking, status: 'done', reviewedAt: startsAt }],
] as const)('an admin reads in their language why an email was dropped (%s, %j)', (kind, now) => {
  const reason = staleBecause({ kind, startsAt, booking: now }) ?? '';

  const english = sayDropReason(reason, 'en');
  expect(english).toMatch(/^The booking .*\.$/);
  expect(sayDropReason(reason, 'de')).not.toBe(english);
});

test('an email that an earlier version dropped has the sentence itself, and is read in every language', () => {
  const german = sayDropReason('moved', 'de');

  expect(german).not.toBe('moved');
  expect(sayDropReason('The booking was moved.', 'de')).toBe(german);
});

test('what a mail server said stays in its words', () => {
  expect(sayDropReason('550 5.1.1 no such user', 'ar')).toBe('550 5.1.1 no such user');
});
