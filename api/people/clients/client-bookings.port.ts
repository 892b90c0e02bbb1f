import type { EntityManager } from 'typeorm';

/** What a client's bookings come to. */
export interface ClientTally {
  visits: number;
  noShows: number;
  cancelled: number;
  coming: number;
  spentCents: number;
  lastVisitAt: Date | null;
  nextVisitAt: Date | null;
}

/** What the bookings of somebody come to who has none. */
export const noBookings: ClientTally = {
  visits: 0,
  noShows: 0,
  cancelled: 0,
  coming: 0,
  spentCents: 0,
  lastVisitAt: null,
  nextVisitAt: null,
};

/** Whether they have ever been booked, whatever became of it. */
export const hasBooked = ({ visits, noShows, cancelled, coming }: ClientTally): boolean =>
  visits + noShows + cancelled + coming > 0;

/** The bookings of clients. The bookings module provides it, because it may import this one. */
export abstract class ClientBookings {
  /**
   * By the id of the client. Only bookings in this currency can be added up. For one team member: their own part of the
   * bookings that they take part in.
   */
  abstract tally(
    ids: string[],
    currency: string,
    staffId?: string,
  ): Promise<ReadonlyMap<string, ClientTally>>;

  /** Whether the client has a booking with a line of this team member that starts then and was not cancelled. */
  abstract areWith(
    staffId: string,
    clientId: string,
    starting: { from: Date; to: Date },
    tx?: EntityManager,
  ): Promise<boolean>;

  /**
   * Gives the bookings of a client without an account, and the emails about them, to another client record: of somebody
   * without an account, or an account's own, whose bookings they are then. Says how many bookings that were.
   */
  abstract moveTo(
    cardId: string,
    to: { userId: string | null; cardId: string },
    tx: EntityManager,
  ): Promise<number>;
}
