import type { EntityManager } from 'typeorm';

/** How often a service has been booked. The bookings module provides it, because it may import this one. */
export abstract class ServiceBookings {
  /** How many bookings are still to come, by the id of the service; one that was never booked is left out. */
  abstract countByService(tx?: EntityManager): Promise<ReadonlyMap<string, number>>;
}
