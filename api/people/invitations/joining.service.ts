import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { unauthenticated } from '../../common/problem/common.problems.js';
import { AccountClaimsService } from '../addresses/account-claims.service.js';
import { emailInUse, userDisabled } from '../credentials/credentials.problems.js';
import { PasswordHasherService } from '../credentials/password-hasher.service.js';
import { PasswordStrengthService } from '../credentials/password-strength.service.js';
import { Transactions } from '../../database/transactions.js';
import { type OpenedSession, SessionsService, type SigningInBrowser } from '../sessions/sessions.service.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import type { User } from '../users/user.entity.js';
import type { Language } from '../../words/types.gen.js';
import type { RegisterInvitedDto } from './dto/register-invited.dto.js';
import { invitedSomebodyElse } from './invitations.problems.js';
import { ReceivedInvitationsService } from './received-invitations.service.js';
import { UseInvitationService } from './use-invitation.service.js';
import { VerifiedAccountsService } from '../addresses/verified-accounts.service.js';

/** Accepts invitations. The link's bearer reads the address's emails, so they get the invited role. */
@Injectable()
export class JoiningService {
  constructor(
    private readonly received: ReceivedInvitationsService,
    private readonly use: UseInvitationService,
    private readonly accounts: VerifiedAccountsService,
    private readonly credentials: UserCredentialsService,
    private readonly claims: AccountClaimsService,
    private readonly hasher: PasswordHasherService,
    private readonly strength: PasswordStrengthService,
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * For the account with the invited address, which this also verifies. A client's password may be too weak for a
   * team member, which can only be checked at log-in. So they have to log in again, and a log-in in progress starts
   * over.
   */
  async accept(code: string, actor: CurrentUser): Promise<User> {
    const found = await this.received.getInvitation(code);
    return this.transactions.run(async (tx) => {
      const inviter = await this.use.lockOpenInvitation(found, tx);
      const account = await this.credentials.lockByEmail(found.email, tx);
      if (account?.id !== actor.id) throw invitedSomebodyElse();
      if (account.disabledAt) throw userDisabled();
      if (!(await this.sessions.isAlive(actor.sessionId, tx))) throw unauthenticated();
      if (!account.verifiedAt) {
        await this.accounts.verify(account, tx);
      }
      const joined = await this.use.join(await this.accounts.reread(account, tx), found, inviter, tx);
      if (joined.passwordHash !== null) {
        await this.credentials.endSignIns(joined.id, tx);
        await this.sessions.endAllOf(joined.id, { reason: 'joined-the-team' }, tx);
      }
      return joined;
    });
  }

  /**
   * For someone without an account. Anyone can sign up with someone else's address: an unverified account with it now
   * becomes theirs, and its creator loses all access.
   */
  async register(
    { code, name, password }: RegisterInvitedDto,
    lang: Language | null,
    browser: SigningInBrowser,
  ): Promise<OpenedSession> {
    const found = await this.received.getInvitation(code);
    // Check before any expensive work.
    this.received.assertUsable(found);
    await this.strength.assertFitFor(found, password, 'password');
    const passwordHash = await this.hasher.hash(password);
    const user = await this.transactions.run(async (tx) => {
      const inviter = await this.use.lockOpenInvitation(found, tx);
      const account = await this.credentials.lockByEmail(found.email, tx);
      const owned = account
        ? await this.takeOver(account, name, tx)
        : await this.accounts.create({ email: found.email, name, lang }, tx);
      await this.credentials.setPassword(owned.id, passwordHash, tx);
      return this.use.join(await this.accounts.reread(owned, tx), found, inviter, tx);
    });
    return this.sessions.open(user, browser);
  }

  private async takeOver(account: User, name: string, tx: EntityManager): Promise<User> {
    if (account.disabledAt) throw userDisabled();
    if (account.verifiedAt) throw emailInUse();
    await this.claims.takeOver(account, name, tx);
    return account;
  }
}
