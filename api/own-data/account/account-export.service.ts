import { Injectable } from '@nestjs/common';
import { AccountService } from './account.service.js';
import { OwnHistoryService } from './own-history.service.js';
import { OwnWorkService } from './own-work.service.js';
import { OwnSessionsService } from '../../people/sessions/own-sessions.service.js';
import { LoginRecordsService } from '../../people/login-records/login-records.service.js';
import { OwnFactorsService } from '../../people/factors/own-factors.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../common/clock.js';
import { Transactions } from '../../database/transactions.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { AccountExportView } from './account-export.view.js';

/** Exports everything the salon stores about a person, for that person. */
@Injectable()
export class AccountExportService {
  constructor(
    private readonly account: AccountService,
    private readonly history: OwnHistoryService,
    private readonly work: OwnWorkService,
    private readonly sessions: OwnSessionsService,
    private readonly logIns: LoginRecordsService,
    private readonly factors: OwnFactorsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async exportAccount(actor: CurrentUser): Promise<AccountExportView> {
    const { id } = actor;
    const user = await this.account.getUser(id);
    const [profile, history, work, sessions, logIns, { factors }] = await Promise.all([
      this.account.viewOf(user),
      this.history.showHistory(user),
      this.work.showWork(user),
      this.sessions.listSessions(actor),
      this.logIns.listRecordsOf(id),
      this.factors.showFactors(actor),
    ]);
    await this.transactions.run((tx) =>
      this.audit.record({ actor, action: 'account.exported', object: { type: 'user', id } }, tx),
    );
    const exportedAt = this.clock.now().toISOString();
    return { schema: 9, exportedAt, profile, sessions, logIns, factors, ...history, ...work };
  }
}
