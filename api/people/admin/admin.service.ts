import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../platform/audit/audit-action.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { SessionsService, type SessionsToEnd } from '../sessions/sessions.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { worksHere } from '../../common/access/role.js';
import { Transactions } from '../../database/transactions.js';
import { notFound } from '../../common/problem/common.problems.js';
import { emailKey } from '../../common/text/email-key.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import { UsersService } from '../users/users.service.js';
import { noSuchMember, notYourAccount, notYourOwn, stylistIsOfTheTeam } from './admin.problems.js';
import type { AdminView, ModifiedUsersView } from './admin.view.js';
import { AppointmentsService } from './appointments.service.js';
import type { SetRoleDto } from './dto/set-role.dto.js';
import { UserListService } from './user-list.service.js';
import type { UserRowView } from './user-list.view.js';
import { noWork } from './work.js';

/** Manages accounts, roles and access. */
@Injectable()
export class AdminService {
  constructor(
    private readonly users: UsersService,
    private readonly appointments: AppointmentsService,
    private readonly list: UserListService,
    private readonly credentials: UserCredentialsService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  async checkAdmin(email: string, actor: CurrentUser): Promise<AdminView> {
    if (emailKey(email) === emailKey(actor.email)) return { admin: actor.role === 'admin' };
    if (actor.role !== 'admin') throw notYourAccount();
    return { admin: await this.users.isAdmin(email) };
  }

  makeAdmin(email: string, actor: CurrentUser): Promise<ModifiedUsersView> {
    return this.transactions.run(async (tx) => {
      await this.users.assertAdmin(actor.id, tx);
      const user = await this.users.lockUser({ email }, tx);
      if (!user || user.role === 'admin') return { modifiedCount: 0 };
      const work = { role: 'admin' as const, grants: [], staffId: user.staffId };
      await this.appointments.appoint({ user, work, actor }, tx);
      return { modifiedCount: 1 };
    });
  }

  dismissAdmin(email: string, actor: CurrentUser): Promise<ModifiedUsersView> {
    return this.transactions.run(async (tx) => {
      await this.users.assertAdmin(actor.id, tx);
      const user = await this.users.lockUser({ email }, tx);
      if (user?.role !== 'admin') return { modifiedCount: 0 };
      await this.appointments.appoint({ user, work: noWork, actor }, tx);
      return { modifiedCount: 1 };
    });
  }

  /**
   * Sets a person's role, grants and team member at once. Someone linked to a team member works here as long as that
   * person does.
   */
  async setRole(id: string, { role, grants, staffId }: SetRoleDto, actor: CurrentUser): Promise<UserRowView> {
    if (role === 'stylist' && staffId === null) throw stylistIsOfTheTeam();
    await this.transactions.run(async (tx) => {
      const isMember =
        staffId === null || role === 'user' || (await this.appointments.holdMember(staffId, tx));
      if (!isMember) throw noSuchMember();
      await this.users.assertAdmin(actor.id, tx);
      const user = await this.users.lockUser({ id }, tx);
      if (!user) throw notFound('user');
      await this.appointments.appoint({ user, work: { role, grants, staffId }, actor }, tx);
      // A client's password may be too weak for someone who works here, which can only be checked at log-in.
      if (!worksHere(user) && worksHere({ role }) && user.passwordHash !== null) {
        await this.endAll(id, 'joined-the-team', tx);
      }
    });
    return this.list.getUserRow(id);
  }

  /** Ends the account's sessions and log-ins in progress, so that enabling it again requires a new log-in. */
  async setDisabled(id: string, isDisabled: boolean, actor: CurrentUser): Promise<void> {
    if (isDisabled && id === actor.id) throw notYourOwn();
    await this.transactions.run(async (tx) => {
      await this.users.assertAdmin(actor.id, tx);
      if (!(await this.users.setDisabled(id, isDisabled, tx))) return;
      if (isDisabled) await this.endAll(id, 'account-disabled', tx);
      await this.record(isDisabled ? 'user.disabled' : 'user.enabled', id, actor, tx);
    });
  }

  /** Ends the account's sessions and every log-in in progress. */
  private async endAll(id: string, reason: SessionsToEnd['reason'], tx: EntityManager): Promise<void> {
    await this.credentials.endSignIns(id, tx);
    await this.sessions.endAllOf(id, { reason }, tx);
  }

  private record(action: AuditAction, id: string, actor: CurrentUser, tx: EntityManager): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'user', id } }, tx);
  }
}
