import type { Booking } from './models';

/** What to call who booked; somebody who has erased her account has left no name. */
export const clientName = ({ client }: Pick<Booking, 'client'>): string => client.name || 'Deleted client';
