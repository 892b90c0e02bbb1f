/** The client of a booking: an account, or a client record, perhaps looked after by an account. */
export interface BookedClient {
  clientId: string | null;
  cardId: string | null;
  lookedAfterBy: string | null;
}

/**
 * The client who can't be in two bookings at once: an account, or a record that is looked after. Null for other
 * records, since each may stand for a whole family.
 */
export const guardedClientOf = ({ clientId, cardId, lookedAfterBy }: BookedClient): string | null =>
  lookedAfterBy === null ? clientId : cardId;

/** The account whose bookings these are: the client's own, or that of the account that looks after them. */
export const accountOf = ({
  clientId,
  lookedAfterBy,
}: Pick<BookedClient, 'clientId' | 'lookedAfterBy'>): string | null => clientId ?? lookedAfterBy;
