import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { FactorCodesService } from './factor-codes.service.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../common/clock.js';
import type { User } from '../users/user.entity.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { FactorAddedView } from './own-factors.view.js';

/** Follows up on a new second factor: sessions, recovery codes, the log and an email. */
@Injectable()
export class FactorAddedService {
  constructor(
    private readonly credentials: UserCredentialsService,
    private readonly sessions: SessionsService,
    private readonly codes: FactorCodesService,
    private readonly mailer: MailerService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Handles the addition of a factor. With the first one, all sessions that proved only a password are ended, and so
   * is every log-in in progress, because they began when the account was less safe.
   */
  async settle(
    user: User,
    { id, name, isFirst }: { id: string; name: string; isFirst: boolean },
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<FactorAddedView> {
    if (isFirst) {
      await this.credentials.endSignIns(user.id, tx);
      const others = { except: actor.sessionId, reason: 'factor-added' as const };
      await this.sessions.endAllOf(user.id, others, tx);
    }
    await this.sessions.markProved(actor.sessionId, tx);
    const act = { actor, action: 'factor.added', object: { type: 'user', id: user.id } } as const;
    await this.audit.record({ ...act, detail: { factorId: id } }, tx);
    const facts = { at: this.clock.now().toISOString(), name };
    await this.mailer.enqueue({ kind: 'factor-added', to: user.email, userId: user.id, facts }, tx);
    return { recoveryCodes: isFirst ? await this.codes.makeRecoveryCodes(user.id, tx) : null };
  }
}
