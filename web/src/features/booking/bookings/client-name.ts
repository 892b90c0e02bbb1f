import type { BookingsWords } from '../../../words/types.gen';
import type { Booking } from './models';

/** A client's name; those who deleted their account have none. */
export const clientName = (
  words: BookingsWords,
  { client }: { client: Pick<Booking['client'], 'name'> },
): string => client.name || words.deletedClient();
