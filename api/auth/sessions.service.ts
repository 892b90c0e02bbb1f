import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { Clock } from '../common/clock.js';
import type { User } from '../users/user.entity.js';
import { type AccessClaims } from './domain/access-claims.js';
import { isWithinLifetime, sessionEnds } from './domain/session-lifetime.js';
import type { Session } from './session.entity.js';
import { SessionsRepository } from './sessions.repository.js';

const SECRET_BYTES = 32;
const USER_AGENT_MAX_LENGTH = 300;

/** A session just opened. Its secret is known here and in the browser's cookie, and is stored nowhere. */
export interface OpenedSession {
  user: User;
  secret: string;
  expiresAt: Date;
}

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly clock: Clock,
  ) {}

  /** Always a new secret: one that was in the browser before signing in opens nothing. */
  async open(user: User, userAgent: string): Promise<OpenedSession> {
    const now = this.clock.now();
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const ends = sessionEnds({ role: user.role, openedAt: now, lastSeenAt: now });
    await this.sessions.deleteEnded(user.id, now);
    await this.sessions.insert({
      ...ends,
      userId: user.id,
      secretHash: hashOf(secret),
      userAgent: userAgent.slice(0, USER_AGENT_MAX_LENGTH),
      createdAt: now,
      lastSeenAt: now,
    });
    return { user, secret, expiresAt: ends.absoluteExpiresAt };
  }

  /** The live session behind a cookie, with its user. */
  async find(secret: string | null): Promise<Session | null> {
    if (secret === null) return null;
    const now = this.clock.now();
    const session = await this.sessions.findAlive(hashOf(secret), now);
    if (!session) return null;
    const { user, createdAt: openedAt, lastSeenAt } = session;
    return isWithinLifetime({ role: user.role, openedAt, lastSeenAt }, now) ? session : null;
  }

  /** The person behind an access token; null as soon as her session, her account or the token's version has ended. */
  async findUserOf(claims: AccessClaims): Promise<CurrentUser | null> {
    const user = await this.sessions.findUserOf(claims, this.clock.now());
    return (
      user && { id: claims.sub, sessionId: claims.sid, email: user.email, name: user.name, role: user.role }
    );
  }

  /** Counts as use, and moves the idle end on. */
  async recordUse({ id, user, createdAt }: Session): Promise<void> {
    const lastSeenAt = this.clock.now();
    const { idleExpiresAt } = sessionEnds({ role: user.role, openedAt: createdAt, lastSeenAt });
    await this.sessions.recordUse(id, { lastSeenAt, idleExpiresAt });
  }

  /** Ends the session of the cookie, and that of the access token when it is another one. */
  async end(secret: string | null, actor: CurrentUser | undefined): Promise<void> {
    const now = this.clock.now();
    if (secret !== null) await this.sessions.revokeBySecret(hashOf(secret), now);
    if (actor) await this.sessions.revokeById(actor.sessionId, now);
  }
}
