import type { EntityManager } from 'typeorm';

/** Which bookings are paid for. The sales module provides it, because it may import this one. */
export abstract class PaidBookings {
  /** The sale of a booking, unless its money was given back; null when there is none. */
  abstract findSaleOf(bookingId: string, within: EntityManager): Promise<string | null>;
}
