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

/** Follows up on a new second factor: other sessions, recovery codes, the log and an email. */
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
   * What follows when an account has one factor more. With the first one, whoever has proved no more than a password, here
   * or elsewhere, is signed out, and so is every sign-in that is under way: the account was less safe when they began.
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
