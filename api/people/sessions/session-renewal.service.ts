import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../common/clock.js';
import { ifSaved } from '../../common/problem/database-away.js';
import { Transactions } from '../../database/transactions.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import { deviceOf } from './device.js';
import { sessionEnds } from './domain/session-lifetime.js';
import type { Session } from './session.entity.js';
import { SessionSecrets } from './session-secrets.js';
import { SessionsRepository } from './sessions.repository.js';
import { type RecognisedSession, SessionsService } from './sessions.service.js';

/** The browser's next cookie. */
export interface NextCookie {
  secret: string;
  expiresAt: Date;
}

/** A session proved by a cookie. Without a next cookie, the browser keeps its current one. */
export interface Renewal {
  session: Session;
  next: NextCookie | null;
}

/** Replaces a session's cookie with each use, so that a stolen copy is detected as soon as both are used. */
@Injectable()
export class SessionRenewalService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly service: SessionsService,
    private readonly secrets: SessionSecrets,
    private readonly audit: AuditService,
    private readonly mailer: MailerService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** Null for an invalid cookie. Nothing is replaced if the session belongs to another address. */
  async renew(secret: string | null, emailKey: string): Promise<Renewal | null> {
    const recognised = await this.service.recognise(secret);
    if (!recognised) return null;
    const { session, use } = recognised;
    if (use === 'reused') {
      await this.endFamily(session);
      return null;
    }
    if (use === 'second-tab' || session.user.emailKey !== emailKey) return { session, next: null };
    return this.replace(recognised);
  }

  /** Two copies of the cookie exist, and there is no way to tell which one is the owner's. */
  private endFamily({ id, userId, userAgent, user }: Session): Promise<void> {
    return this.transactions.run(async (tx) => {
      const end = { reason: 'token-reused' as const, at: this.clock.now() };
      if (!(await this.sessions.revoke(id, end, tx))) return;
      const object = { type: 'session', id };
      const detail = { userId };
      await this.audit.record({ actor: { id: null }, action: 'session.family-revoked', object, detail }, tx);
      // Only once per log-in. An unverified address may be a stranger's, who never logged in.
      if (!user.verifiedAt) return;
      const facts = { at: end.at.toISOString(), device: deviceOf(userAgent) };
      await this.mailer.enqueue({ kind: 'session-copied', to: user.email, userId, facts }, tx);
    });
  }

  /** If several requests replace a cookie at once, one wins; the others are treated like a second tab. */
  private async replace({ session, hash }: RecognisedSession): Promise<Renewal | null> {
    const now = this.clock.now();
    const { role } = session.user;
    const ends = sessionEnds({ role, openedAt: session.createdAt, lastSeenAt: now });
    const secret = this.secrets.make(session.id);
    const replaced = this.sessions.replaceSecret(session, {
      secretHash: this.secrets.hashOf(secret),
      previousSecretHash: hash,
      rotatedAt: now,
      isSecretSeen: false,
      lastSeenAt: now,
      idleExpiresAt: ends.idleExpiresAt,
    });
    const isFirst = await ifSaved(replaced);
    // On a full disk the browser keeps its cookie, so that an owner can still read Health.
    if (isFirst === null) return { session, next: null };
    if (isFirst) return { session, next: { secret, expiresAt: ends.absoluteExpiresAt } };
    const asItIsNow = await this.sessions.findAlive(session.id, now);
    return asItIsNow && { session: asItIsNow, next: null };
  }
}
