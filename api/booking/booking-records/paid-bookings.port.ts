import type { EntityManager } from 'typeorm';

/** Finds the sales of bookings and removes their clients. The sales module provides it, because it may import this one. */
export abstract class PaidBookings {
  /** The sale of a booking; null if it has no sale, or only a refunded one. */
  abstract findSaleOf(bookingId: string, tx: EntityManager): Promise<string | null>;

  /** Removes whatever could identify the client, for a caller who has locked the bookings. The amounts paid stay. */
  abstract forgetClient(bookingIds: string[], tx: EntityManager): Promise<void>;
}
