import type { EntityManager } from 'typeorm';

/** Totals of a client's bookings. */
export interface ClientTally {
  visits: number;
  noShows: number;

  /** Cancelled by the client after the deadline. Cancellations by the salon don't count. */
  lateCancellations: number;
  cancelled: number;
  coming: number;
  spentCents: number;
  lastVisitAt: Date | null;
  nextVisitAt: Date | null;
}

/** The totals of a client without bookings. */
export const noBookings: ClientTally = {
  visits: 0,
  noShows: 0,
  lateCancellations: 0,
  cancelled: 0,
  coming: 0,
  spentCents: 0,
  lastVisitAt: null,
  nextVisitAt: null,
};

/** True if they have ever been booked, whatever the outcome. */
export const hasBooked = ({ visits, noShows, cancelled, coming }: ClientTally): boolean =>
  visits + noShows + cancelled + coming > 0;

/** Reads and moves the bookings of clients. The bookings module provides it, because it may import this one. */
export abstract class ClientBookings {
  /**
   * Keyed by client id. Only bookings in this currency can be added up. For one team member: their own part of
   * bookings they take part in.
   */
  abstract tally(
    ids: string[],
    currency: string,
    staffId?: string,
    tx?: EntityManager,
  ): Promise<ReadonlyMap<string, ClientTally>>;

  /** Those of these clients who have any booking, whatever became of it. */
  abstract bookedAmong(ids: string[], tx: EntityManager): Promise<ReadonlySet<string>>;

  /** True if the client has a booking with a line of this team member that starts then and was not cancelled. */
  abstract areWith(
    staffId: string,
    clientId: string,
    starting: { from: Date; to: Date },
    tx?: EntityManager,
  ): Promise<boolean>;

  /**
   * Moves the bookings of a client without an account, and the emails about them, to another client record, or to the
   * account that record belongs to. Returns how many.
   */
  abstract moveTo(
    cardId: string,
    to: { userId: string | null; cardId: string },
    tx: EntityManager,
  ): Promise<number>;

  /**
   * Gives the bookings of a client record, and the emails about them, to the account that looks after the client; takes
   * them back with null. The acts of a former account are then the client's own in the history.
   */
  abstract lookAfter(cardId: string, userId: string | null, tx: EntityManager): Promise<void>;
}
