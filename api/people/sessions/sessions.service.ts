import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { worksHere } from '../../common/access/role.js';
import { Clock } from '../../common/clock.js';
import { ifSaved } from '../../common/problem/database-away.js';
import type { Question } from '../../database/statement.js';
import { isDemoAccount } from '../../common/access/demo-accounts.js';
import { DemoAccountsService } from '../users/demo-accounts.service.js';
import type { User } from '../users/user.entity.js';
import { type SecretUse, secretUse } from './domain/secret-use.js';
import {
  isRecentSignIn,
  isWithinLifetime,
  type SessionEndReason,
  sessionEnds,
} from './domain/session-lifetime.js';
import type { Session } from './session.entity.js';
import { SessionSecrets } from './session-secrets.js';
import { type SignedInUserView, toSignedInUserView } from './session.view.js';
import { userTokenExpired } from './sessions.problems.js';
import {
  type FactorDuty,
  SessionsRepository,
  type SessionUser,
  type TokenClaims,
} from './sessions.repository.js';

const USER_AGENT_MAX_LENGTH = 300;

/** More browsers than anyone has; beyond it, the least recently used session ends. */
const MAX_SESSIONS = 20;

/** For the shared accounts of the public demo: with twenty, each visitor would log out another. */
const MAX_DEMO_SESSIONS = 5_000;

/** The browser of a log-in, and its cookies so far. */
export interface SigningInBrowser {
  userAgent: string;
  secret: string | null;
  /** Its device marks; see `KnownDevicesService`. */
  marks: string;
  address: string | undefined;
}

/** A new session. Only this code and the browser's cookie know its secret, which is never stored. */
export interface OpenedSession {
  user: User;
  duty: FactorDuty;
  secret: string;
  expiresAt: Date;
  hasProvedFactor: boolean;
}

/** An active session, and the meaning of the cookie received. */
export interface RecognisedSession {
  session: Session;
  use: SecretUse;
  hash: Buffer;
}

/** The sessions of an account to end, with the reason. */
export interface SessionsToEnd {
  /** The id of a session to keep. */
  except?: string;
  reason: SessionEndReason;
}

const asCurrentUser = (claims: TokenClaims, user: SessionUser | null): CurrentUser | null => {
  if (!user) return null;
  const role = user.mustAddFactor ? 'user' : user.role;
  return { ...user, id: claims.sub, sessionId: claims.sid, role };
};

@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly secrets: SessionSecrets,
    private readonly demo: DemoAccountsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Always opens a new session with a new secret: one that was in the browser before logging in gives no access. The
   * browser's previous session, of this or another account, ends.
   */
  async open(
    user: User,
    { userAgent, secret: secretBefore }: SigningInBrowser,
    { hasProvedFactor = false } = {},
  ): Promise<OpenedSession> {
    const now = this.clock.now();
    const id = randomUUID();
    const secret = this.secrets.make(id);
    const ends = sessionEnds({ role: user.role, openedAt: now, lastSeenAt: now });
    await this.endBySecret(secretBefore, 'signed-in-anew', now);
    await this.sessions.deleteEnded(user.id, now);
    const session = {
      ...ends,
      id,
      userId: user.id,
      secretHash: this.secrets.hashOf(secret),
      userAgent: userAgent.slice(0, USER_AGENT_MAX_LENGTH),
      createdAt: now,
      lastSeenAt: now,
      factorAt: hasProvedFactor ? now : null,
    };
    if (!(await this.sessions.insert(session, user))) throw userTokenExpired();
    const most = isDemoAccount(user) ? MAX_DEMO_SESSIONS : MAX_SESSIONS;
    await this.sessions.revokeBeyond(most, session, { reason: 'too-many', at: now });
    return {
      user,
      duty: await this.dutyOf(user),
      secret,
      expiresAt: ends.absoluteExpiresAt,
      hasProvedFactor,
    };
  }

  /** The active session that a current or previous cookie belongs to. */
  async recognise(secret: string | null): Promise<RecognisedSession | null> {
    const genuine = this.secrets.read(secret);
    if (!genuine) return null;
    const now = this.clock.now();
    const session = await this.sessions.findAlive(genuine.sessionId, now);
    if (!session) return null;
    const { user, createdAt: openedAt, lastSeenAt } = session;
    if (!isWithinLifetime({ role: user.role, openedAt, lastSeenAt }, now)) return null;
    if (!(await this.demo.mayStay(user))) return null;
    return { session, use: secretUse(genuine.hash, session, now), hash: genuine.hash };
  }

  /** The active session of a cookie, with its user. */
  async findSession(secret: string | null): Promise<Session | null> {
    const recognised = await this.recognise(secret);
    if (!recognised || recognised.use === 'reused') return null;
    const { session, use } = recognised;
    if (use === 'present' && session.rotatedAt && !session.isSecretSeen) {
      // A full disk must not log anyone out: the owner needs to read Health.
      await ifSaved(this.sessions.markSecretSeen(session));
    }
    return session;
  }

  /** The account of an access token; null as soon as the session, the account or the token's version has ended. */
  async findUserOf(claims: TokenClaims): Promise<CurrentUser | null> {
    return this.admit(asCurrentUser(claims, await this.sessions.findUserOf(claims, this.clock.now())));
  }

  /** The same as part of the caller's own query. */
  async findUserBy(
    claims: TokenClaims,
    ask: (who: Question<SessionUser>) => Promise<SessionUser | null>,
  ): Promise<CurrentUser | null> {
    return this.admit(
      asCurrentUser(claims, await ask(this.sessions.userStatement(claims, this.clock.now()))),
    );
  }

  /** True after a log-in within the last ten minutes, which replaces the password for actions that are hard to undo. */
  isRecent({ signedInAt }: Pick<CurrentUser, 'signedInAt'>): boolean {
    return isRecentSignIn(signedInAt, this.clock.now());
  }

  /** The salon's requirement of a second factor for this account, which has none. */
  async dutyOf(user: Pick<User, 'id' | 'role'>, tx?: EntityManager): Promise<FactorDuty> {
    return worksHere(user)
      ? this.sessions.dutyOf(user.id, this.clock.now(), tx)
      : { requiredFrom: null, isDue: false };
  }

  /** A logged-in user's view of themselves. */
  async viewOf(
    user: Pick<User, 'id' | 'email' | 'name' | 'role' | 'grants' | 'staffId'>,
  ): Promise<SignedInUserView> {
    return toSignedInUserView(user, await this.dutyOf(user));
  }

  /** Records that the session's user has just confirmed their identity; see `CurrentUser.factorAt`. */
  markProved(id: string, tx?: EntityManager): Promise<void> {
    return this.sessions.markProved(id, this.clock.now(), tx);
  }

  /** True if the session is still open, checked inside a change that it started. */
  async isAlive(id: string, tx: EntityManager): Promise<boolean> {
    return (await this.sessions.findAlive(id, this.clock.now(), tx)) !== null;
  }

  /** Ends the cookie's session, and the access token's if it is a different one. */
  async end(secret: string | null, actor: CurrentUser | undefined): Promise<void> {
    const now = this.clock.now();
    await this.endBySecret(secret, 'signed-out', now);
    if (actor) await this.sessions.revoke(actor.sessionId, { reason: 'signed-out', at: now });
  }

  /** Ends an account's sessions and their access tokens, as part of a larger change; returns their number. */
  endAllOf(userId: string, { except, reason }: SessionsToEnd, tx: EntityManager): Promise<number> {
    return this.sessions.revokeAllOf(userId, { except, reason, at: this.clock.now() }, tx);
  }

  /** Deletes an account's sessions, active or not, as part of a larger change. */
  deleteAllOf(userId: string, tx: EntityManager): Promise<void> {
    return this.sessions.deleteAllOf(userId, tx);
  }

  /** The demo salon's shared accounts lose access at the moment when the salon gets an owner. */
  private async admit(user: CurrentUser | null): Promise<CurrentUser | null> {
    return user && (await this.demo.mayStay(user)) ? user : null;
  }

  /** An outdated cookie is enough proof for ending its session, but for nothing else. */
  private async endBySecret(secret: string | null, reason: SessionEndReason, at: Date): Promise<void> {
    const genuine = this.secrets.read(secret);
    if (genuine) await this.sessions.revoke(genuine.sessionId, { reason, at });
  }
}
