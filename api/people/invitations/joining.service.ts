import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppointmentsService } from '../admin/appointments.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { worksHere } from '../../common/access/role.js';
import { Clock } from '../../common/clock.js';
import { unauthenticated } from '../../common/problem/common.problems.js';
import { emailKey } from '../../common/text/email-key.js';
import { AccountClaimsService } from '../credentials/account-claims.service.js';
import { ActionCodesService } from '../credentials/action-codes.service.js';
import {
  emailInUse,
  expiredActionCode,
  invalidActionCode,
  userDisabled,
} from '../credentials/credentials.problems.js';
import { PasswordHasherService } from '../credentials/password-hasher.service.js';
import { PasswordStrengthService } from '../credentials/password-strength.service.js';
import { RetryTransactionError, Transactions } from '../../database/transactions.js';
import { type OpenedSession, SessionsService, type SigningInBrowser } from '../sessions/sessions.service.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { Language } from '../../words/types.gen.js';
import { stateOf } from './domain/invitation-life.js';
import type { RegisterInvitedDto } from './dto/register-invited.dto.js';
import type { Invitation } from './invitation.entity.js';
import { InvitationsRepository } from './invitations.repository.js';
import { hashOf } from './invitations.service.js';
import { invitedSomebodyElse, worksHereAlready } from './invitations.problems.js';
import type { NextStep, ReceivedInvitationView } from './received-invitation.view.js';

/** Whoever holds the link of an invitation reads the emails of its address: they become what it says. */
@Injectable()
export class JoiningService {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly appointments: AppointmentsService,
    private readonly users: UsersService,
    private readonly credentials: UserCredentialsService,
    private readonly claims: AccountClaimsService,
    private readonly links: ActionCodesService,
    private readonly hasher: PasswordHasherService,
    private readonly strength: PasswordStrengthService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** Looking uses nothing up: programs that open links to check them change nothing. */
  async readInvitation(code: string, actor: CurrentUser | undefined): Promise<ReceivedInvitationView> {
    const invitation = await this.getInvitation(code);
    const [row] = await this.invitations.list(invitation.id);
    const state = stateOf(invitation, row?.isByAdmin ?? false, this.clock.now());
    const { email, role } = invitation;
    return { state, email, role, next: state === 'open' ? await this.nextStep(invitation, actor) : 'none' };
  }

  /**
   * For the account with the invited address, which is verified by it. A client's password may be too weak for somebody who
   * works here, which only logging in can tell: so whoever has one logs in again.
   */
  async accept(code: string, actor: CurrentUser): Promise<User> {
    const found = await this.getInvitation(code);
    return this.transactions.run(async (tx) => {
      const inviter = await this.hold(found, tx);
      const account = await this.credentials.lockByEmail(found.email, tx);
      if (account?.id !== actor.id) throw invitedSomebodyElse();
      if (account.disabledAt) throw userDisabled();
      if (!(await this.sessions.isAlive(actor.sessionId, tx))) throw unauthenticated();
      if (!account.verifiedAt) {
        await this.credentials.markVerified(account, this.clock.now(), tx);
        await this.links.cancel(account.id, tx, ['verification']);
      }
      const joined = await this.join(await this.reread(account, tx), found, inviter, tx);
      if (joined.passwordHash !== null) {
        await this.sessions.endAllOf(joined.id, { reason: 'joined-the-team' }, tx);
      }
      return joined;
    });
  }

  /**
   * For somebody without an account. Anybody can sign up with anybody's address: an account that nobody has verified is theirs
   * from now on, and nothing of whoever made it opens it any more.
   */
  async register(
    { code, name, password }: RegisterInvitedDto,
    lang: Language | null,
    browser: SigningInBrowser,
  ): Promise<OpenedSession> {
    const found = await this.getInvitation(code);
    // Before anything expensive is done.
    this.assertUsable(found);
    await this.strength.assertFitFor(found, password, 'password');
    const passwordHash = await this.hasher.hash(password);
    const user = await this.transactions.run(async (tx) => {
      const inviter = await this.hold(found, tx);
      const account = await this.credentials.lockByEmail(found.email, tx);
      const owned = account
        ? await this.takeOver(account, name, tx)
        : await this.create(found, name, lang, tx);
      await this.credentials.setPassword(owned.id, passwordHash, tx);
      return this.join(await this.reread(owned, tx), found, inviter, tx);
    });
    return this.sessions.open(user, browser);
  }

  private async nextStep({ email }: Invitation, actor: CurrentUser | undefined): Promise<NextStep> {
    if (actor) return emailKey(actor.email) === emailKey(email) ? 'accept' : 'log-out';
    return (await this.users.findByEmail(email))?.verifiedAt ? 'log-in' : 'register';
  }

  private async getInvitation(code: string): Promise<Invitation> {
    const invitation = await this.invitations.findByCode(hashOf(code));
    if (!invitation) throw invalidActionCode();
    return invitation;
  }

  private assertUsable(invitation: Invitation): void {
    const state = stateOf(invitation, true, this.clock.now());
    if (state === 'expired') throw expiredActionCode();
    if (state !== 'open') throw invalidActionCode();
  }

  /**
   * Locks the invitation and what it rests on, in the order that everybody keeps to: the person of the team, the admins, the
   * invitation, and after that the account. Of two who press at the same moment, one waits here. Gives whose word it is.
   */
  private async hold({ id, codeHash, staffId }: Invitation, tx: EntityManager): Promise<User> {
    if (staffId !== null && !(await this.appointments.holdMember(staffId, tx))) throw invalidActionCode();
    const admins = await this.users.lockAdmins(tx);
    const invitation = await this.invitations.lockOpen(id, tx);
    // Sent again in the meantime, it has another link.
    if (!invitation?.codeHash.equals(codeHash)) throw invalidActionCode();
    this.assertUsable(invitation);
    const { invitedBy } = invitation;
    const inviter =
      invitedBy !== null && admins.includes(invitedBy) && (await this.users.findById(invitedBy, tx));
    if (!inviter) throw invalidActionCode();
    return inviter;
  }

  /** Uses the invitation up. */
  private async join(
    user: User,
    { id, ...invited }: Invitation,
    inviter: User,
    tx: EntityManager,
  ): Promise<User> {
    if (worksHere(user)) throw worksHereAlready(user.email);
    await this.invitations.end(id, { acceptedAt: this.clock.now() }, tx);
    const object = { type: 'user', id: user.id };
    await this.audit.record(
      { actor: user, action: 'invitation.accepted', object, detail: { role: invited.role } },
      tx,
    );
    await this.appointments.appoint({ user, work: invited, actor: inviter, isTold: false }, tx);
    return this.reread(user, tx);
  }

  private async takeOver(account: User, name: string, tx: EntityManager): Promise<User> {
    if (account.disabledAt) throw userDisabled();
    if (account.verifiedAt) throw emailInUse();
    await this.claims.takeOver(account, name, tx);
    return account;
  }

  private async create(
    { email }: Invitation,
    name: string,
    lang: Language | null,
    tx: EntityManager,
  ): Promise<User> {
    // The account that had the address until recently may still take it back.
    if (await this.links.isReserved(email, null, tx)) throw emailInUse();
    const user = await this.credentials.registerVerified({ email, name, lang }, this.clock.now(), tx);
    // The address was taken in the meantime: look again.
    if (!user) throw new RetryTransactionError();
    return user;
  }

  private async reread({ id }: User, tx: EntityManager): Promise<User> {
    const user = await this.users.findById(id, tx);
    if (!user) throw new RetryTransactionError();
    return user;
  }
}
