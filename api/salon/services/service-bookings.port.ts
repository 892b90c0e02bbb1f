import type { EntityManager } from 'typeorm';

/** Counts the bookings of services. The bookings module provides it, because it may import this one. */
export abstract class ServiceBookings {
  /** The number of upcoming bookings by service id. Services that were never booked are left out. */
  abstract countByService(tx?: EntityManager): Promise<ReadonlyMap<string, number>>;
}
