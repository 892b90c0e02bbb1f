import type { EntityManager } from 'typeorm';

/** Counts team members' upcoming bookings. The bookings module provides it, because it may import this one. */
export abstract class UpcomingBookings {
  /** By team member id. Those without bookings are left out. */
  abstract countByStaff(tx?: EntityManager): Promise<ReadonlyMap<string, number>>;
}
