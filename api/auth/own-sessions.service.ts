import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/problem/common.problems.js';
import { inTransaction } from '../database/transaction.js';
import { isWithinLifetime } from './domain/session-lifetime.js';
import { type OpenSessionView, toOpenSessionView } from './open-session.view.js';
import type { Session } from './session.entity.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

/** What somebody sees of her own sessions, and ends of them. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly service: SessionsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  async listSessions(actor: CurrentUser): Promise<OpenSessionView[]> {
    const isCurrent = ({ id }: Session) => id === actor.sessionId;
    return (await this.alive(actor))
      .sort((one, other) => Number(isCurrent(other)) - Number(isCurrent(one)))
      .map((session) => toOpenSessionView(session, actor.sessionId));
  }

  async endSession(id: string, actor: CurrentUser): Promise<void> {
    const session = (await this.alive(actor)).find((own) => own.id === id);
    if (!session) throw notFound('session');
    await inTransaction(this.source, async (within) => {
      const end = { reason: 'ended-by-owner' as const, at: this.clock.now() };
      if (!(await this.sessions.revoke(id, end, within))) return;
      await this.audit.record({ actor, action: 'session.ended', object: { type: 'session', id } }, within);
    });
  }

  endOtherSessions(actor: CurrentUser): Promise<void> {
    const { id, sessionId } = actor;
    return inTransaction(this.source, async (within) => {
      const choice = { except: sessionId, reason: 'ended-by-owner' as const };
      const count = await this.service.endAllOf(id, choice, within);
      if (count === 0) return;
      const object = { type: 'user', id };
      await this.audit.record({ actor, action: 'session.ended', object, detail: { others: count } }, within);
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
