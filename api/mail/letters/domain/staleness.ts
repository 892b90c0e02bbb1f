import type { DropReason } from '../../../common/words/notice.js';

interface StalenessInput {
  kind:
    | 'booking-confirmed'
    | 'booking-moved'
    | 'booking-corrected'
    | 'booking-handed-over'
    | 'booking-cancelled'
    | 'booking-reinstated'
    | 'booking-reminder'
    | 'booking-brought-over'
    | 'review-request';
  /** The booking's start when the email was queued. */
  startsAt: Date;
  /** The booking now; null if it no longer exists. */
  booking: { status: string; startsAt: Date; reviewedAt: Date | null } | null;
  /** The booking has since been given to another client. */
  isOfAnother?: boolean;
}

/** Why an email about a booking must not be sent any more; null if it is still true. */
export function staleBecause({
  kind,
  startsAt,
  booking,
  isOfAnother = false,
}: StalenessInput): DropReason | null {
  if (!booking) return 'booking-gone';
  if (isOfAnother) return 'for-another-client';
  if (kind === 'booking-cancelled') return null;
  if (kind === 'review-request') return reviewStaleBecause(booking);
  if (booking.status === 'cancelled') return 'cancelled';
  if (booking.startsAt.getTime() !== startsAt.getTime()) return 'moved';
  if (kind === 'booking-reminder' && booking.status !== 'confirmed') return 'begun';
  return null;
}

/** Reviews are requested only from clients who came, until they have written one. */
function reviewStaleBecause({
  status,
  reviewedAt,
}: NonNullable<StalenessInput['booking']>): DropReason | null {
  if (status !== 'done') return 'did-not-happen';
  return reviewedAt === null ? null : 'reviewed';
}
