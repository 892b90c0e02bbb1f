import type { MailKind, MailState } from './models';

/** What each kind of letter is called at the desk. */
export const kindWords: Readonly<Record<MailKind, string>> = {
  'booking-confirmed': 'Visit booked',
  'booking-moved': 'Visit moved',
  'booking-handed-over': 'Visit with somebody else',
  'booking-cancelled': 'Visit cancelled',
  'booking-reminder': 'Reminder of a visit',
  'review-request': 'Request for a review',
  verification: 'Confirm your address',
  reset: 'New password',
  'password-changed': 'Password changed',
  'email-change': 'Confirm a new address',
  'email-changed': 'Address changed',
  'sign-up-attempt': 'Sign-up with a known address',
  'google-linked': 'Google connected',
  'google-unlinked': 'Google disconnected',
  'admin-sign-in': 'Admin signed in',
  'message-to-salon': 'Message to the salon',
  'message-answer': 'Answer to a message',
};

export const stateWords: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  dropped: 'Not sent',
};
