/** Somebody of whom it is known that they could do it. `position` is their place in the salon's own list. */
interface Suitable {
  readonly staffId: string;
  readonly position: number;
  readonly bookedMinutes: number;
  /** Left out where the price is agreed already. */
  readonly priceCents?: number;
}

/**
 * Who "anyone" is, and who takes over a booking: of those who could do it, the team member with the fewest booked
 * minutes that day, then the cheapest, then by position, then by id. For `sort`.
 */
export function byPreference(left: Suitable, right: Suitable): number {
  return (
    left.bookedMinutes - right.bookedMinutes ||
    (left.priceCents ?? 0) - (right.priceCents ?? 0) ||
    left.position - right.position ||
    (left.staffId < right.staffId ? -1 : 1)
  );
}
