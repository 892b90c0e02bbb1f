import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/problem/common.problems.js';
import { Transactions } from '../../database/transactions.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import { isWithinLifetime } from './domain/session-lifetime.js';
import { mainLanguage } from '../../words/languages.gen.js';
import type { Language } from '../../words/types.gen.js';
import { type OpenSessionView, toOpenSessionView } from './open-session.view.js';
import type { Session } from './session.entity.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

/** Lets people see and end their own sessions. */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly service: SessionsService,
    private readonly credentials: UserCredentialsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async listSessions(actor: CurrentUser, language: Language = mainLanguage): Promise<OpenSessionView[]> {
    const isCurrent = ({ id }: Session) => id === actor.sessionId;
    return (await this.alive(actor))
      .sort((one, other) => Number(isCurrent(other)) - Number(isCurrent(one)))
      .map((session) => toOpenSessionView(session, actor.sessionId, language));
  }

  async endSession(id: string, actor: CurrentUser): Promise<void> {
    const at = this.clock.now();
    const session = await this.sessions.findAlive(id, at);
    if (session?.userId !== actor.id) throw notFound('session');
    await this.transactions.run(async (tx) => {
      if (!(await this.sessions.revoke(session.id, { reason: 'ended-by-owner', at }, tx))) return;
      const object = { type: 'session', id: session.id };
      await this.audit.record({ actor, action: 'session.ended', object }, tx);
    });
  }

  /** Also ends log-ins in progress, which would be sessions a moment later, and all access tokens. */
  endOtherSessions(actor: CurrentUser): Promise<void> {
    const { id, sessionId } = actor;
    return this.transactions.run(async (tx) => {
      await this.credentials.endSignIns(id, tx);
      const choice = { except: sessionId, reason: 'ended-by-owner' as const };
      const count = await this.service.endAllOf(id, choice, tx);
      if (count === 0) return;
      const object = { type: 'user', id };
      await this.audit.record({ actor, action: 'session.ended', object, detail: { others: count } }, tx);
    });
  }

  private async alive(actor: CurrentUser): Promise<Session[]> {
    const now = this.clock.now();
    const sessions = await this.sessions.listAliveOf(actor.id, now);
    return sessions.filter(({ createdAt: openedAt, lastSeenAt }) =>
      isWithinLifetime({ role: actor.role, openedAt, lastSeenAt }, now),
    );
  }
}
