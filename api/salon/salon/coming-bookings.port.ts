import type { EntityManager } from 'typeorm';

/** How many bookings are still to come. A module that may read them provides it. */
export abstract class ComingBookings {
  abstract countComing(tx: EntityManager): Promise<number>;
}
