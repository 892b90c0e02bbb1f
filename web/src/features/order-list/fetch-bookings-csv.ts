import { answerOf, client } from '../../api/client';
import type { FindBookings } from '../bookings/models';

/** Spreadsheets split at semicolons wherever the comma separates decimals. */
const hasDecimalComma = () => new Intl.NumberFormat(navigator.language).format(1.5).includes(',');

/** The bookings that match, as a table for a spreadsheet. */
export async function fetchBookingsCsv(query: FindBookings): Promise<{ name: string; file: Blob }> {
  const separator = hasDecimalComma() ? ('semicolon' as const) : ('comma' as const);
  const call = client.GET('/bookings/export', {
    params: { query: { ...query, separator } },
    parseAs: 'blob',
  });
  const file = (await answerOf(call)) as unknown as Blob;
  const disposition = (await call).response.headers.get('content-disposition') ?? '';
  return { file, name: /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'bookings.csv' };
}
