import type { BookingEmailKind, EmailKind } from './email-kinds.js';

/** Emails about a booking that takes place: with their links, the client moves or cancels it without logging in. */
const linkedKinds: readonly EmailKind[] = [
  'booking-confirmed',
  'booking-moved',
  'booking-corrected',
  'booking-handed-over',
  'booking-reinstated',
  'booking-reminder',
] satisfies BookingEmailKind[];

export const isLinkedKind = (kind: EmailKind): boolean => linkedKinds.includes(kind);
