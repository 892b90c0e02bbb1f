import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuditAction } from '../audit/audit-action.js';
import { AuditService } from '../audit/audit.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { inTransaction } from '../database/transaction.js';
import { emailKey } from '../common/text/email-key.js';
import { UsersService } from '../users/users.service.js';
import { notYourAccount, notYourOwn, unverifiedAddress } from './admin.problems.js';
import type { AdminView, ModifiedUsersView } from './admin.view.js';

/** Who runs the salon, and whom they let in. */
@Injectable()
export class AdminService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  async checkAdmin(email: string, actor: CurrentUser): Promise<AdminView> {
    if (emailKey(email) === emailKey(actor.email)) return { admin: actor.role === 'admin' };
    if (actor.role !== 'admin') throw notYourAccount();
    return { admin: await this.users.isAdmin(email) };
  }

  makeAdmin(email: string, actor: CurrentUser): Promise<ModifiedUsersView> {
    return inTransaction(this.source, async (within) => {
      await this.users.assertAdmin(actor.id, within);
      const wanted = await this.users.findByEmail(email, within);
      if (wanted?.role === 'user' && !wanted.verifiedAt) throw unverifiedAddress();
      const user = await this.users.makeAdmin(email, within);
      if (!user) return { modifiedCount: 0 };
      await this.record('admin.appointed', user.id, actor, within);
      return { modifiedCount: 1 };
    });
  }

  dismissAdmin(email: string, actor: CurrentUser): Promise<ModifiedUsersView> {
    return inTransaction(this.source, async (within) => {
      await this.users.assertAdmin(actor.id, within);
      const user = await this.users.dismissAdmin(email, within);
      if (!user) return { modifiedCount: 0 };
      await this.record('admin.dismissed', user.id, actor, within);
      return { modifiedCount: 1 };
    });
  }

  /** The account's sessions end, so that enabling it again lets nobody back in without logging in. */
  async setDisabled(id: string, isDisabled: boolean, actor: CurrentUser): Promise<void> {
    if (isDisabled && id === actor.id) throw notYourOwn();
    await inTransaction(this.source, async (within) => {
      await this.users.assertAdmin(actor.id, within);
      if (!(await this.users.setDisabled(id, isDisabled, within))) return;
      if (isDisabled) await this.sessions.endAllOf(id, { reason: 'account-disabled' }, within);
      await this.record(isDisabled ? 'user.disabled' : 'user.enabled', id, actor, within);
    });
  }

  private record(action: AuditAction, id: string, actor: CurrentUser, within: EntityManager): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'user', id } }, within);
  }
}
