import type { EntityManager } from 'typeorm';

/** How many bookings each team member still has. The bookings module provides it, because it may import this one. */
export abstract class UpcomingBookings {
  /** By the id of the team member; one without any is left out. */
  abstract countByStaff(tx?: EntityManager): Promise<ReadonlyMap<string, number>>;
}
