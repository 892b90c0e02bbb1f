import type { BookingEmailKind, EmailKind } from './email-kinds.js';

/** Emails about an upcoming booking, whose links let the client move or cancel it without logging in. */
const linkedKinds: readonly EmailKind[] = [
  'booking-confirmed',
  'booking-moved',
  'booking-corrected',
  'booking-handed-over',
  'booking-reinstated',
  'booking-reminder',
  'booking-brought-over',
] satisfies BookingEmailKind[];

export const isLinkedKind = (kind: EmailKind): boolean => linkedKinds.includes(kind);

/** True for emails about a booking as the client knows it already. */
export const tellsNoNews = (kind: EmailKind): boolean =>
  kind === 'booking-reminder' || kind === 'booking-brought-over' || kind === 'review-request';
