import type { MailKind, MailState } from './models';

/** Every kind of email, in the order in which the filter offers them. */
const kinds: Readonly<Record<MailKind, true>> = {
  'booking-confirmed': true,
  'booking-moved': true,
  'booking-corrected': true,
  'booking-handed-over': true,
  'booking-cancelled': true,
  'booking-reinstated': true,
  'booking-reminder': true,
  'review-request': true,
  'series-confirmed': true,
  'series-moved': true,
  'series-cancelled': true,
  verification: true,
  reset: true,
  'login-code': true,
  'login-code-refused': true,
  'password-changed': true,
  'email-change': true,
  'email-changed': true,
  'sign-up-attempt': true,
  'google-linked': true,
  'google-unlinked': true,
  'admin-sign-in': true,
  'session-copied': true,
  'factor-added': true,
  'factor-removed': true,
  'recovery-code-used': true,
  'passkey-copied': true,
  'time-off-asked': true,
  'time-off-answered': true,
  'desk-news': true,
  'salon-needs-care': true,
  'message-to-salon': true,
  'message-answer': true,
  receipt: true,
  'gift-card': true,
  invitation: true,
  'access-changed': true,
  'colleague-changed': true,
};
export const mailKinds = Object.keys(kinds) as MailKind[];

const states: Readonly<Record<MailState, true>> = {
  waiting: true,
  held: true,
  sent: true,
  failed: true,
  dropped: true,
};
export const mailStates = Object.keys(states) as MailState[];
