import type { BookingsWords } from '../../../words/types.gen';
import type { Booking } from './models';

/** The name to show for a client; one who has deleted their account has left none. */
export const clientName = (
  words: BookingsWords,
  { client }: { client: Pick<Booking['client'], 'name'> },
): string => client.name || words.deletedClient();
