import type { CurrentUser } from '../../common/access/current-user.decorator.js';

/**
 * Finds out whose the link in an email about a booking is. The booking links module provides it, because it may import this
 * one.
 */
export abstract class BookingLinkBearers {
  /**
   * The client of that one booking, who may do nothing else. Throws 403 for a code that was never given out or has ended, and
   * 429 after too many wrong ones from one network address.
   */
  abstract getBearer(code: string, address: string | undefined): Promise<CurrentUser>;
}
