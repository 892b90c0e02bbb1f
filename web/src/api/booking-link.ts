import { asProblem } from './problem';

/**
 * The header that replaces a log-in for the bearer of a booking link: its secret, which must not be in a URL, because
 * URLs are logged. Empty without a link.
 */
export const linkHeader = (code: string | undefined) =>
  code === undefined ? {} : { header: { 'Booking-Link': code } };

/** True if the call was refused because the link has ended, as it does with each change of the booking. */
export const isLinkEnded = (thrown: unknown): boolean =>
  ['invalid-action-code', 'expired-action-code'].includes(asProblem(thrown).code);
