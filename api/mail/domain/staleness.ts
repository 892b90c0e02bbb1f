interface Question {
  kind:
    | 'booking-confirmed'
    | 'booking-moved'
    | 'booking-handed-over'
    | 'booking-cancelled'
    | 'booking-reminder'
    | 'review-request';
  /** When the visit was to start as the message was queued. */
  startsAt: Date;
  /** The booking as it is now; null when there is none any more. */
  visit: { status: string; startsAt: Date; reviewedAt: Date | null } | null;
}

/** Why a message about a visit must not be sent any more, or null when it still tells the truth. */
export function staleBecause({ kind, startsAt, visit }: Question): string | null {
  if (!visit) return 'There is no such booking any more.';
  if (kind === 'booking-cancelled') return null;
  if (kind === 'review-request') return unaskableBecause(visit);
  if (visit.status === 'cancelled') return 'The visit was cancelled.';
  if (visit.startsAt.getTime() !== startsAt.getTime()) return 'The visit was moved.';
  if (kind === 'booking-reminder' && visit.status !== 'confirmed') return 'The visit has begun.';
  return null;
}

/** Only somebody who was there is asked how it was, and only as long as she has not said so. */
function unaskableBecause({ status, reviewedAt }: NonNullable<Question['visit']>): string | null {
  if (status !== 'done') return 'The visit did not take place.';
  return reviewedAt === null ? null : 'The visit has been reviewed.';
}
