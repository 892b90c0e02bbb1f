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
  const english = staleBecause({ kind, startsAt, booking: now }) ?? '';

  expect(english).not.toBe('');
  expect(sayDropReason(english, 'en')).toBe(english);
  expect(sayDropReason(english, 'de')).not.toBe(english);
});

test('what a mail server said stays in its words', () => {
  expect(sayDropReason('550 5.1.1 no such user', 'ar')).toBe('550 5.1.1 no such user');
});
