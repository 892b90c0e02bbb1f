import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ActionKind } from './domain/action-code-life.js';
import { type AuditedAct, AuditService } from '../../platform/audit/audit.service.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import { ActionCodesService } from './action-codes.service.js';
import { SessionsService, type SessionsToEnd } from '../sessions/sessions.service.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import { Clock } from '../../common/clock.js';
import type { User } from '../users/user.entity.js';

/** Links that someone with the old password may have requested. The undo link of a changed address stays. */
const endedByANewPassword: ActionKind[] = ['reset', 'email-change'];

interface NewPassword {
  passwordHash: string;
  act: Pick<AuditedAct, 'actor' | 'action'>;
  /** Reason for ending sessions, and the one that stays. */
  ended: SessionsToEnd;
}

/** Sets a new password and revokes everything that the old one gave access to. */
@Injectable()
export class NewPasswordService {
  constructor(
    private readonly credentials: UserCredentialsService,
    private readonly codes: ActionCodesService,
    private readonly sessions: SessionsService,
    private readonly mailer: MailerService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async set(user: User, { passwordHash, act, ended }: NewPassword, tx: EntityManager): Promise<void> {
    const { id, email } = user;
    await this.credentials.setPassword(id, passwordHash, tx);
    await this.sessions.endAllOf(id, ended, tx);
    await this.audit.record({ ...act, object: { type: 'user', id } }, tx);
    await this.codes.cancel(id, tx, endedByANewPassword);
    const facts = { at: this.clock.now().toISOString() };
    await this.mailer.enqueue({ kind: 'password-changed', to: email, userId: id, facts }, tx);
  }
}
