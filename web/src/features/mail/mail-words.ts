import type { MailKind, MailState } from './models';

/** What each kind of email is called at the desk. */
export const kindWords: Readonly<Record<MailKind, string>> = {
  'booking-confirmed': 'Booking confirmed',
  'booking-moved': 'Booking moved',
  'booking-handed-over': 'Booking reassigned',
  'booking-cancelled': 'Booking cancelled',
  'booking-reminder': 'Booking reminder',
  'review-request': 'Request for a review',
  verification: 'Confirm your email address',
  reset: 'New password',
  'login-code': 'Code to log in with',
  'login-code-refused': 'Code refused to an admin',
  'password-changed': 'Password changed',
  'email-change': 'Confirm a new email address',
  'email-changed': 'Email address changed',
  'sign-up-attempt': 'Sign-up with an existing address',
  'google-linked': 'Google connected',
  'google-unlinked': 'Google disconnected',
  'admin-sign-in': 'Admin signed in',
  'session-copied': 'Logged out to be safe',
  'salon-needs-care': 'What needs care',
  'message-to-salon': 'Message to the salon',
  'message-answer': 'Answer to a message',
};

export const stateWords: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  held: 'To be decided',
  sent: 'Sent',
  failed: 'Failed',
  dropped: 'Not sent',
};
