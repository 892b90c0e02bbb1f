import { answerOf, client } from '../../api/client';
import type { FindBookings } from '../bookings/models';

/** The bookings that match, as a table for a spreadsheet. */
export async function fetchBookingsCsv(query: FindBookings): Promise<{ name: string; file: Blob }> {
  const call = client.GET('/bookings/export', { params: { query }, parseAs: 'blob' });
  const file = (await answerOf(call)) as unknown as Blob;
  const disposition = (await call).response.headers.get('content-disposition') ?? '';
  return { file, name: /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'bookings.csv' };
}
