import type { Booking } from './models';

/** The name to show for a client; one who has deleted their account has left none. */
export const clientName = ({ client }: { client: Pick<Booking['client'], 'name'> }): string =>
  client.name || 'Deleted client';
