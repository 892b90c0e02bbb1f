/**
 * The header that replaces a login for the bearer of a booking link: its secret, which must not be in a URL, because
 * URLs are logged. Empty without a link.
 */
export const linkHeader = (code: string | undefined) =>
  code === undefined ? {} : { header: { 'Booking-Link': code } };
