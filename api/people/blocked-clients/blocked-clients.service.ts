import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { worksHere } from '../../common/access/role.js';
import { phoneCountryOf } from '../../common/phone/phone-country.js';
import { phoneKey } from '../../common/phone/phone-key.js';
import { emailKey } from '../../common/text/email-key.js';
import { MailTransport } from '../../mail/delivery/mail-transport.port.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { BlockedClientsRepository } from './blocked-clients.repository.js';

/** Shorter numbers don't identify anyone. */
const MIN_DIGITS = 5;

/** A booking online: the number entered with it, and the client record that it is for; null for the account itself. */
export interface OnlineVisit {
  phone: string;
  personId: string | null;
}

/** The ways to a booking: online, by phone only, or online after verifying the address. */
export type OnlineBooking = 'open' | 'by-phone' | 'verify-first';

/**
 * Keeps clients whom the salon has blocked from booking online: their account, their email address and their phone
 * number. The desk can still book for them.
 */
@Injectable()
export class BlockedClientsService {
  constructor(
    private readonly blocked: BlockedClientsRepository,
    private readonly salons: SalonSettingsService,
    private readonly transport: MailTransport,
  ) {}

  /**
   * While the salon blocks anyone, an unverified account has to verify its address first. Otherwise, a stranger could
   * sign up with someone's address and see from the answer if that person is blocked. Without a mail server no
   * address can be verified, so it counts as it is.
   *
   * @param visit a number entered with the booking, empty for the account's only, and the record that it is for
   */
  async onlineBookingOf(actor: CurrentUser, visit: OnlineVisit, tx?: EntityManager): Promise<OnlineBooking> {
    if (worksHere(actor)) return 'open';
    if (!actor.isVerified && this.transport.sendsEmail) {
      return (await this.blocked.hasAny(tx)) ? 'verify-first' : 'open';
    }
    return (await this.isBlocked(actor, visit, tx)) ? 'by-phone' : 'open';
  }

  /** True if the person is known to be blocked. An unverified account counts as another person. */
  async mustCall(actor: CurrentUser, visit: OnlineVisit, tx?: EntityManager): Promise<boolean> {
    return (await this.onlineBookingOf(actor, visit, tx)) === 'by-phone';
  }

  private async isBlocked(
    { id, email: own }: CurrentUser,
    { phone, personId }: OnlineVisit,
    tx?: EntityManager,
  ): Promise<boolean> {
    const key = emailKey(own);
    const ids: [string, ...string[]] = personId === null ? [id] : [id, personId];
    const alike = await this.blocked.listLike({ ids, emailKey: key, phone }, tx);
    if (alike.length === 0) return false;
    const home = phoneCountryOf(await this.salons.salon(tx));
    return alike.some((client) => {
      if (client.isOwn) return true;
      // The address and number of a client who is looked after are those of the account.
      if (client.isLookedAfter) return false;
      if (client.email !== '' && emailKey(client.email) === key) return true;
      const number = phoneKey(client.phone, home);
      return (
        number.length >= MIN_DIGITS &&
        [phone, client.ownPhone].some((each) => phoneKey(each, home) === number)
      );
    });
  }
}
