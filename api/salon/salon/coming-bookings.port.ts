import type { EntityManager } from 'typeorm';

/** Counts upcoming bookings. A module that may read them provides it. */
export abstract class ComingBookings {
  abstract countComing(tx: EntityManager): Promise<number>;
}
