import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InvitationsRepository } from './invitations.repository.js';
import { ReceivedInvitationsService } from './received-invitations.service.js';
import { AppointmentsService } from '../admin/appointments.service.js';
import { UsersService } from '../users/users.service.js';
import { VerifiedAccountsService } from '../addresses/verified-accounts.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../common/clock.js';
import { invalidActionCode } from '../../common/problem/common.problems.js';
import type { Invitation } from './invitation.entity.js';
import type { User } from '../users/user.entity.js';
import { worksHere } from '../../common/access/role.js';
import { worksHereAlready } from './invitations.problems.js';

/** Uses up an invitation for the account it was sent to. */
@Injectable()
export class UseInvitationService {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly received: ReceivedInvitationsService,
    private readonly appointments: AppointmentsService,
    private readonly users: UsersService,
    private readonly accounts: VerifiedAccountsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks the invitation and its dependencies in the usual order: team member, admins, invitation, then account.
   * Concurrent acceptances wait here. Returns the inviter.
   */
  async lockOpenInvitation({ id, codeHash, staffId }: Invitation, tx: EntityManager): Promise<User> {
    if (staffId !== null && !(await this.appointments.holdMember(staffId, tx))) throw invalidActionCode();
    const admins = await this.users.lockAdmins(tx);
    const invitation = await this.invitations.lockOpen(id, tx);
    // It was sent again in the meantime, with a new link.
    if (!invitation?.codeHash.equals(codeHash)) throw invalidActionCode();
    this.received.assertUsable(invitation);
    const { invitedBy } = invitation;
    const inviter =
      invitedBy !== null && admins.includes(invitedBy) && (await this.users.findById(invitedBy, tx));
    if (!inviter) throw invalidActionCode();
    return inviter;
  }

  /** Gives the account the invited role, on the inviter's authority. */
  async join(user: User, { id, ...invited }: Invitation, inviter: User, tx: EntityManager): Promise<User> {
    if (worksHere(user)) throw worksHereAlready(user.email);
    await this.invitations.end(id, { acceptedAt: this.clock.now() }, tx);
    const object = { type: 'user', id: user.id };
    await this.audit.record(
      { actor: user, action: 'invitation.accepted', object, detail: { role: invited.role } },
      tx,
    );
    await this.appointments.appoint({ user, work: invited, actor: inviter, isTold: false }, tx);
    return this.accounts.reread(user, tx);
  }
}
