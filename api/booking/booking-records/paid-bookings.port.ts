import type { EntityManager } from 'typeorm';

/** Which bookings are paid for, and what was said beside it. The sales module provides it, because it may import this one. */
export abstract class PaidBookings {
  /** The sale of a booking, unless its money was given back; null when there is none. */
  abstract findSaleOf(bookingId: string, tx: EntityManager): Promise<string | null>;

  /** Takes away what may say who their client was, for a caller who has locked the bookings. What was paid stays. */
  abstract forgetClient(bookingIds: string[], tx: EntityManager): Promise<void>;
}
