import type { CurrentUser } from '../../common/access/current-user.decorator.js';

/**
 * Finds the client that a booking link in an email belongs to. The booking links module provides it, because it may
 * import this one.
 */
export abstract class BookingLinkBearers {
  /**
   * The client of that one booking, without any other rights. Throws 403 for an unknown or expired code, and 429
   * after too many wrong ones from one network address.
   */
  abstract getBearer(code: string, address: string | undefined): Promise<CurrentUser>;
}
