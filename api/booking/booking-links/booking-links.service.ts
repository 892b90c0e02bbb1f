import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { invalidActionCode } from '../../common/problem/common.problems.js';
import { Clock } from '../../common/clock.js';
import { linkCodeHash, newLinkCode } from '../../common/link-code.js';
import { BookingLinkMaker, type LinkedEmail } from '../../mail/letters/booking-link-maker.port.js';
import { BookingLinkBearers } from '../../people/auth/booking-link-bearers.port.js';
import { accountOf } from '../../people/clients/domain/guarded-client.js';
import { expiredActionCode } from '../../people/credentials/credentials.problems.js';
import type { User } from '../../people/users/user.entity.js';
import { UsersService } from '../../people/users/users.service.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { BookingLinksRepository, type LinkedBooking } from './booking-links.repository.js';

const CODE = /^[\w-]{43}$/;

/** Makes and resolves the links that let a client move or cancel one booking without logging in. */
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
    // Put the code behind the #, so that no server, proxy or referrer ever sees it.
    return isMade ? `/visit#code=${code}` : null;
  }

  /** Counts only wrong codes: a guesser on the same network must not lock out the client. */
  async getBearer(code: string, address: string | undefined): Promise<CurrentUser> {
    const codeHash = linkCodeHash(code);
    const linked = CODE.test(code) ? await this.links.find(codeHash, this.clock.now()) : null;
    const accountId = linked && accountOf(linked);
    const account = accountId === null ? null : await this.users.findById(accountId);
    if (!linked || account?.disabledAt) {
      await this.limits.count('booking-link', { address });
      throw invalidActionCode();
    }
    if (!linked.isOpen) throw expiredActionCode();
    return bearerOf(linked, codeHash, account);
  }

  /** Throws 403 if the caller's link has expired since. Once the caller has locked the booking, the result can't change. */
  async assertGood(
    { bookingLink }: CurrentUser,
    booking: { id: string; startsAt: Date },
    tx?: EntityManager,
  ): Promise<void> {
    if (!bookingLink) return;
    if (!(await this.links.isGood(bookingLink.codeHash, booking, tx))) throw expiredActionCode();
  }
}

/** The client, without any of the rights their account may have. */
const bearerOf = (linked: LinkedBooking, codeHash: Buffer, account: User | null): CurrentUser => ({
  // For a client without an account, their record's id, so that the history shows the client as the actor.
  id: accountOf(linked) ?? linked.cardId ?? linked.bookingId,
  sessionId: '',
  signedInAt: new Date(0),
  email: account?.email ?? linked.clientEmail,
  name: '',
  role: 'user',
  grants: [],
  staffId: null,
  // Without an account, no stranger can have created it.
  isVerified: account === null || account.verifiedAt !== null,
  hasFactor: false,
  factorAt: null,
  mustAddFactor: false,
  bookingLink: { bookingId: linked.bookingId, codeHash },
});
