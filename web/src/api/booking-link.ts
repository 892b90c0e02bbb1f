/**
 * What stands in for a log-in where a client follows the link in an email about a booking: its secret, in a header, because
 * addresses end up in logs. Nothing without a link.
 */
export const linkHeader = (code: string | undefined) =>
  code === undefined ? {} : { header: { 'Booking-Link': code } };
