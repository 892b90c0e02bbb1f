/** Someone able to do it. `position` is their place in the salon's list. */
interface Suitable {
  readonly staffId: string;
  readonly position: number;
  readonly bookedMinutes: number;
  /** Left out if the price is already agreed. */
  readonly priceCents?: number;
}

/**
 * Chooses "anyone", and who takes over a booking: the suitable team member with the fewest booked minutes that day,
 * then the cheapest, then by position, then by id. For `sort`.
 */
export function byPreference(left: Suitable, right: Suitable): number {
  return (
    left.bookedMinutes - right.bookedMinutes ||
    (left.priceCents ?? 0) - (right.priceCents ?? 0) ||
    left.position - right.position ||
    (left.staffId < right.staffId ? -1 : 1)
  );
}
