import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../platform/audit/audit-action.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../common/clock.js';
import type { Role } from '../../common/access/role.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { Work } from '../users/work.js';
import { memberHasAccount, unverifiedAddress } from './admin.problems.js';
import { TeamMembersRepository } from './team-members.repository.js';
import { isSameAccess, isSameWork, settledWork } from './work.js';

/** A change of role or rights, including leaving. */
interface Appointment {
  /** The current account, locked. */
  user: User;
  work: Work;
  /** The admin who decides. */
  actor: Pick<User, 'id' | 'name' | 'email'> & { sessionId?: string };
  /** True if the person gets an email about it; not if they have just accepted it. */
  isTold?: boolean;
}

/**
 * Changes who works here and in which role: every such change goes through it. The caller has locked the admins
 * (`UsersService.assertAdmin`), so changes are made one after the other.
 */
@Injectable()
export class AppointmentsService {
  constructor(
    private readonly users: UsersService,
    private readonly members: TeamMembersRepository,
    private readonly mailer: MailerService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** True if the person is on the team, and stays so until the transaction ends. Call before locking the admins. */
  holdMember(staffId: string, tx: EntityManager): Promise<boolean> {
    return this.members.holdActive(staffId, tx);
  }

  /** Takes effect with the next request. False if there was nothing to change. */
  async appoint(
    { user, work: wanted, actor, isTold = true }: Appointment,
    tx: EntityManager,
  ): Promise<boolean> {
    const work = settledWork(wanted);
    if (isSameWork(user, work)) return false;
    const isAppointed = work.role !== 'user' && work.role !== user.role;
    if (isAppointed && !user.verifiedAt) throw unverifiedAddress();
    await this.assertFree(user, work, tx);
    await this.users.setWork(user, work, tx);
    const object = { type: 'user', id: user.id };
    await this.audit.record({ actor, object, ...actOf(user.role, work.role) }, tx);
    if (!isSameAccess(user, work)) await this.emailAboutAccess({ user, work, actor, isTold }, tx);
    return true;
  }

  /** A team member can have only one account. */
  private async assertFree({ id }: User, { staffId }: Work, tx: EntityManager): Promise<void> {
    const holder = staffId === null ? null : await this.users.lockUser({ staffId }, tx);
    if (holder && holder.id !== id) throw memberHasAccount(holder.email);
  }

  /** Emails the person and all other admins, so that no one is appointed or dismissed unnoticed. */
  private async emailAboutAccess(
    { user, work: { role, grants }, actor, isTold }: Required<Appointment>,
    tx: EntityManager,
  ): Promise<void> {
    const at = this.clock.now().toISOString();
    const by = { by: actor.name || actor.email, byId: actor.id };
    const access = { role, grants, isSameRole: role === user.role };
    if (isTold && user.id !== actor.id && user.verifiedAt)
      await this.mailer.enqueue(
        { kind: 'access-changed', to: user.email, userId: user.id, facts: { at, ...access, ...by } },
        tx,
      );
    const facts = { at, ...access, name: user.name || user.email, address: user.email, ...by };
    for (const admin of await this.users.listVerifiedAdmins(tx)) {
      if (admin.id === user.id || (admin.id === actor.id && isTold)) continue;
      await this.mailer.enqueue({ kind: 'colleague-changed', to: admin.email, userId: admin.id, facts }, tx);
    }
  }
}

const actOf = (before: Role, now: Role): { action: AuditAction; detail?: { role: Role } } => {
  if (now === 'admin' && before !== 'admin') return { action: 'admin.appointed' };
  if (now === 'user') return { action: before === 'admin' ? 'admin.dismissed' : 'access.removed' };
  return {
    action: before === 'admin' && now !== 'admin' ? 'admin.dismissed' : 'access.changed',
    detail: { role: now },
  };
};
