import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { linkCodeHash, newLinkCode } from '../../common/link-code.js';
import { BookingLinkMaker, type LinkedEmail } from '../../mail/letters/booking-link-maker.port.js';
import { BookingLinkBearers } from '../../people/auth/booking-link-bearers.port.js';
import { expiredActionCode, invalidActionCode } from '../../people/credentials/credentials.problems.js';
import type { User } from '../../people/users/user.entity.js';
import { UsersService } from '../../people/users/users.service.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { BookingLinksRepository, type LinkedBooking } from './booking-links.repository.js';

const CODE = /^[\w-]{43}$/;

/** Links in emails with which a client moves or cancels one booking without logging in. */
@Injectable()
export class BookingLinksService implements BookingLinkMaker, BookingLinkBearers {
  constructor(
    private readonly links: BookingLinksRepository,
    private readonly users: UsersService,
    private readonly limits: LimitsService,
    private readonly clock: Clock,
  ) {}

  async makeLink(email: LinkedEmail): Promise<string | null> {
    const code = newLinkCode();
    const isMade = await this.links.insert(linkCodeHash(code), email, this.clock.now());
    // Behind the #, where no server, proxy or referrer ever sees it.
    return isMade ? `/visit#code=${code}` : null;
  }

  /** Only wrong codes are counted: whoever shares a network address with someone who guesses still opens their own link. */
  async getBearer(code: string, address: string | undefined): Promise<CurrentUser> {
    const codeHash = linkCodeHash(code);
    const linked = CODE.test(code) ? await this.links.find(codeHash, this.clock.now()) : null;
    const account = linked?.clientId ? await this.users.findById(linked.clientId) : null;
    if (!linked || account?.disabledAt) {
      await this.limits.count('booking-link', { address });
      throw invalidActionCode();
    }
    if (!linked.isOpen) throw expiredActionCode();
    return bearerOf(linked, codeHash, account);
  }

  /** Throws 403 for a caller with a link that has ended since. For a caller who has locked the booking it stays as it is. */
  async assertGood(
    { bookingLink }: CurrentUser,
    booking: { id: string; startsAt: Date },
    tx?: EntityManager,
  ): Promise<void> {
    if (!bookingLink) return;
    if (!(await this.links.isGood(bookingLink.codeHash, booking, tx))) throw expiredActionCode();
  }
}

/** The client, with none of the rights that their account may have. */
const bearerOf = (
  { bookingId, clientId, cardId, clientEmail }: LinkedBooking,
  codeHash: Buffer,
  account: User | null,
): CurrentUser => ({
  // Of a client without an account, their record: the history then says that it was the client.
  id: clientId ?? cardId ?? bookingId,
  sessionId: '',
  signedInAt: new Date(0),
  email: account?.email ?? clientEmail,
  name: '',
  role: 'user',
  grants: [],
  staffId: null,
  // Whoever has no account has none that a stranger could have made.
  isVerified: account === null || account.verifiedAt !== null,
  hasFactor: false,
  factorAt: null,
  mustAddFactor: false,
  bookingLink: { bookingId, codeHash },
});
