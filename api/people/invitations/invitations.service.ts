import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { memberHasAccount, noSuchMember, stylistIsOfTheTeam } from '../admin/admin.problems.js';
import { AppointmentsService } from '../admin/appointments.service.js';
import { settledWork } from '../admin/work.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { AuditAction } from '../../platform/audit/audit-action.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { worksHere } from '../../common/access/role.js';
import { Clock } from '../../common/clock.js';
import { linkCodeHash, newLinkCode } from '../../common/link-code.js';
import { notFound } from '../../common/problem/common.problems.js';
import { emailKey } from '../../common/text/email-key.js';
import { violates } from '../../database/pg-errors.js';
import { Transactions } from '../../database/transactions.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { invitationExpiresAt, joinLink, maySendAgain } from './domain/invitation-life.js';
import type { InviteDto } from './dto/invite.dto.js';
import type { Invitation } from './invitation.entity.js';
import { type InvitationView, type SentInvitationView, toInvitationView } from './invitation.view.js';
import { InvitationsRepository } from './invitations.repository.js';
import {
  invitedAccountIsDisabled,
  invitedAlready,
  sentOftenEnough,
  worksHereAlready,
} from './invitations.problems.js';

type Invited = Pick<Invitation, 'email' | 'role' | 'staffId'>;

/** Invites people to work here, and withdraws invitations. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly appointments: AppointmentsService,
    private readonly users: UsersService,
    private readonly mailer: MailerService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async listInvitations(): Promise<InvitationView[]> {
    return (await this.invitations.list()).map((row) => toInvitationView(row, this.clock.now()));
  }

  async invite(
    { email, role, staffId: memberId, grants = [] }: InviteDto,
    actor: CurrentUser,
  ): Promise<SentInvitationView> {
    const staffId = memberId ?? null;
    if (role === 'stylist' && staffId === null) throw stylistIsOfTheTeam();
    const invited = { email, role, staffId };
    return this.write(async (tx) => {
      const owner = await this.assertInvitable(invited, actor, tx);
      const now = this.clock.now();
      const whose = { emailKey: emailKey(email), staffId };
      await this.invitations.withdrawExpired(whose, now, tx);
      if (await this.invitations.isInvited(whose, tx)) throw invitedAlready();
      const { code, ...link } = this.newLink(actor, now);
      const work = settledWork({ role, grants, staffId });
      const id = await this.invitations.addInvitation(
        { ...invited, ...whose, ...link, grants: work.grants, createdAt: now },
        tx,
      );
      await this.mail(invited, owner, { code, ...link }, tx);
      await this.record('invitation.sent', id, actor, tx, role);
      return this.sentView(id, code, tx);
    });
  }

  /** Sends a new link with the full lifetime; the previous one stops working. */
  sendAgain(id: string, actor: CurrentUser): Promise<SentInvitationView> {
    return this.write(async (tx) => {
      const found = await this.get(id, tx);
      const owner = await this.assertInvitable(found, actor, tx);
      const invitation = await this.invitations.lockOpen(id, tx);
      if (!invitation) throw notFound('invitation');
      if (!maySendAgain(invitation)) throw sentOftenEnough();
      const { code, ...link } = this.newLink(actor, this.clock.now());
      await this.invitations.sendAgain(id, link, tx);
      await this.mailer.dropInvitations(invitation.email, tx);
      await this.mail(invitation, owner, { code, ...link }, tx);
      await this.record('invitation.sent', id, actor, tx, invitation.role);
      return this.sentView(id, code, tx);
    });
  }

  async withdraw(id: string, actor: CurrentUser): Promise<void> {
    await this.write(async (tx) => {
      await this.users.assertAdmin(actor.id, tx);
      const { email, role } = await this.get(id, tx);
      if (!(await this.invitations.end(id, { withdrawnAt: this.clock.now() }, tx)))
        throw notFound('invitation');
      await this.mailer.dropInvitations(email, tx);
      await this.record('invitation.withdrawn', id, actor, tx, role);
    });
  }

  /** Withdraws invitations when a team member leaves. */
  async withdrawOf(staffId: string, tx: EntityManager): Promise<void> {
    const addresses = await this.invitations.withdrawOf(staffId, this.clock.now(), tx);
    for (const email of addresses) await this.mailer.dropInvitations(email, tx);
  }

  /** Deletes invitations when their recipient is erased, after verifying the address. */
  deleteInvitationsTo(key: string, tx: EntityManager): Promise<void> {
    return this.invitations.deleteTo(key, tx);
  }

  /** Locks in the usual order: team member, then admins. Returns the account with this address, if any. */
  private async assertInvitable(
    { email, staffId }: Invited,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<User | null> {
    if (staffId !== null && !(await this.appointments.holdMember(staffId, tx))) throw noSuchMember();
    await this.users.assertAdmin(actor.id, tx);
    const holder = staffId === null ? null : await this.users.findMember(staffId, tx);
    if (holder) throw memberHasAccount(holder.email);
    const owner = await this.users.findByEmail(email, tx);
    if (owner?.disabledAt) throw invitedAccountIsDisabled(email);
    if (owner && worksHere(owner)) throw worksHereAlready(email);
    return owner;
  }

  private newLink(actor: CurrentUser, sentAt: Date) {
    const code = newLinkCode();
    const expiresAt = invitationExpiresAt(sentAt);
    return { code, codeHash: linkCodeHash(code), invitedBy: actor.id, sentAt, expiresAt };
  }

  /** In the language of a verified account with this address, otherwise in the salon's. */
  private mail(
    { email: to, role }: Invited,
    owner: User | null,
    { code, expiresAt }: { code: string; expiresAt: Date },
    tx: EntityManager,
  ): Promise<void> {
    const userId = owner?.verifiedAt ? owner.id : null;
    const link = joinLink(code);
    return this.mailer.enqueue({ kind: 'invitation', to, userId, link, expiresAt, facts: { role } }, tx);
  }

  private async get(id: string, tx: EntityManager) {
    const [invitation] = await this.invitations.list(id, tx);
    if (!invitation) throw notFound('invitation');
    return invitation;
  }

  private async sentView(id: string, code: string, tx: EntityManager): Promise<SentInvitationView> {
    const view = toInvitationView(await this.get(id, tx), this.clock.now());
    return { ...view, link: this.mailer.sendsEmail ? null : joinLink(code) };
  }

  /** Two admins inviting the same person at once have both seen no invitation. */
  private write<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    return this.transactions.run(work).catch((error: unknown) => {
      const isTwice =
        violates(error, 'invitations_one_an_address') || violates(error, 'invitations_one_a_person');
      throw isTwice ? invitedAlready() : error;
    });
  }

  private record(
    action: AuditAction,
    id: string,
    actor: CurrentUser,
    tx: EntityManager,
    role: Invitation['role'],
  ): Promise<void> {
    const object = { type: 'invitation', id };
    return this.audit.record({ actor, action, object, detail: { role } }, tx);
  }
}
