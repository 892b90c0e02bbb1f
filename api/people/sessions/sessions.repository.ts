import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import { type Grant, grants } from '../../common/access/may.js';
import { type Role, roles } from '../../common/access/role.js';
import type { LocalDate } from '../../common/time/local-date.js';
import {
  bool,
  type ColumnsOf,
  instant,
  list,
  localDate,
  nullable,
  oneOf,
  text,
} from '../../database/columns.js';
import { readRows } from '../../database/read-rows.js';
import { execute, findRow } from '../../database/rows.js';
import type { Question } from '../../database/statement.js';
import type { KeptSecrets } from './domain/secret-use.js';
import type { SessionEndReason } from './domain/session-lifetime.js';
import { Session } from './session.entity.js';

/** The user of a session, as currently stored. */
export interface SessionUser {
  email: string;
  name: string;
  role: Role;
  grants: Grant[];
  staffId: string | null;
  isVerified: boolean;
  signedInAt: Date;
  hasFactor: boolean;
  factorAt: Date | null;
  mustAddFactor: boolean;
}

const userColumns: ColumnsOf<SessionUser> = {
  email: text,
  name: text,
  role: oneOf(...roles),
  grants: list(oneOf(...grants)),
  staffId: nullable(text),
  isVerified: bool,
  signedInAt: instant,
  hasFactor: bool,
  factorAt: nullable(instant),
  mustAddFactor: bool,
};

/** The salon's requirement of a second factor for someone without one. */
export interface FactorDuty {
  /** In the salon’s time zone; null if nothing is required. */
  requiredFrom: LocalDate | null;
  /** True if that day has come. */
  isDue: boolean;
}

/** An access token's claims about its session: its id, user, and the version of the account's tokens. */
export interface TokenClaims {
  sid: string;
  sub: string;
  ver: number;
}

export type NewSession = Pick<
  Session,
  | 'id'
  | 'userId'
  | 'secretHash'
  | 'userAgent'
  | 'createdAt'
  | 'lastSeenAt'
  | 'idleExpiresAt'
  | 'absoluteExpiresAt'
  | 'factorAt'
>;

type NextSecret = KeptSecrets & Pick<Session, 'lastSeenAt' | 'idleExpiresAt'>;

/** SQL condition: the account `u` has a second factor. */
const HAS_FACTOR = `EXISTS (SELECT FROM second_factors f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL)`;

/** SQL condition: the day of the rule `r` has come, by the salon's calendar. */
const IS_DUE = `r.required_from <= ($1::timestamptz AT TIME ZONE (SELECT time_zone FROM salon))::date`;

const ALIVE = `s.revoked_at IS NULL AND s.idle_expires_at > $1 AND s.absolute_expires_at > $1 AND u.disabled_at IS NULL`;

@Injectable()
export class SessionsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /**
   * False, without a session, if the account was disabled or got a new password or its first second factor since it
   * was read: someone logging in at the same moment must not slip in behind the change. A session of an account with
   * a factor always has to prove one.
   */
  async insert(session: NewSession, { tokenVersion }: { tokenVersion: number }): Promise<boolean> {
    const inserted = await findRow(
      this.source,
      { id: text },
      `INSERT INTO sessions (id, user_id, token_hash, user_agent, created_at, last_seen_at, idle_expires_at, absolute_expires_at, factor_at)
       SELECT $1, id, $3, $4, $5, $6, $7, $8, $10
       FROM users u WHERE id = $2 AND token_version = $9 AND disabled_at IS NULL
         AND ($10::timestamptz IS NOT NULL OR NOT ${HAS_FACTOR}) FOR SHARE
       RETURNING id`,
      [
        session.id,
        session.userId,
        session.secretHash,
        session.userAgent,
        session.createdAt,
        session.lastSeenAt,
        session.idleExpiresAt,
        session.absoluteExpiresAt,
        tokenVersion,
        session.factorAt,
      ],
    );
    return inserted !== null;
  }

  /** The session with its user; null if the session has ended or the account was deleted. */
  findAlive(id: string, now: Date, tx?: EntityManager): Promise<Session | null> {
    return this.alive(now, tx).andWhere('s.id = :id', { id }).getOne();
  }

  /** An account's active sessions, by last use. */
  listAliveOf(userId: string, now: Date): Promise<Session[]> {
    return this.alive(now)
      .andWhere('s.userId = :userId', { userId })
      .orderBy('s.lastSeenAt', 'DESC')
      .addOrderBy('s.id')
      .getMany();
  }

  /** Runs on every logged-in request, so it is a single hand-written query on two primary keys. */
  async findUserOf(claims: TokenClaims, now: Date): Promise<SessionUser | null> {
    const { columns, sql, values } = this.userStatement(claims, now);
    const rows = await readRows(this.source, columns, sql, values);
    return rows[0] ?? null;
  }

  /** The same as part of a larger query; returns a `SessionUser` or no row. */
  userStatement(claims: TokenClaims, now: Date): Question<SessionUser> {
    return {
      sql: `SELECT u.email, u.name, u.role, u.grants, u.staff_id AS "staffId", u.verified_at IS NOT NULL AS "isVerified", s.created_at AS "signedInAt",
         s.factor_at AS "factorAt", "hasFactor", "mustAddFactor"
       FROM sessions s JOIN users u ON u.id = s.user_id
       CROSS JOIN LATERAL (SELECT ${HAS_FACTOR} AS "hasFactor") has
       CROSS JOIN LATERAL (SELECT NOT "hasFactor" AND EXISTS (
         SELECT FROM factor_rules r WHERE r.role = u.role AND ${IS_DUE}) AS "mustAddFactor") must
       WHERE s.id = $2 AND u.id = $3 AND u.token_version = $4 AND ${ALIVE}`,
      values: [now, claims.sid, claims.sub, claims.ver],
      columns: userColumns,
    };
  }

  /** Only for team members: clients have no such requirement. */
  async dutyOf(userId: string, now: Date, tx: EntityManager = this.source.manager): Promise<FactorDuty> {
    const duty = await findRow(
      tx,
      { requiredFrom: nullable(localDate), isDue: bool },
      `SELECT r.required_from::text AS "requiredFrom", ${IS_DUE} AS "isDue"
       FROM users u JOIN factor_rules r ON r.role = u.role WHERE u.id = $2 AND NOT ${HAS_FACTOR}`,
      [now, userId],
    );
    return duty ?? { requiredFrom: null, isDue: false };
  }

  async markProved(id: string, factorAt: Date, tx: EntityManager = this.source.manager): Promise<void> {
    await tx.update(Session, { id, revokedAt: IsNull() }, { factorAt });
  }

  /** Counts as use. False if the session has ended or got another secret since it was read. */
  async replaceSecret({ id, secretHash }: Session, next: NextSecret): Promise<boolean> {
    const asRead = { id, secretHash, revokedAt: IsNull() };
    const { affected } = await this.source.manager.update(Session, asRead, next);
    return affected === 1;
  }

  async markSecretSeen({ id, secretHash }: Session): Promise<void> {
    await this.source.manager.update(Session, { id, secretHash }, { isSecretSeen: true });
  }

  /** False if it had already ended. */
  async revoke(
    id: string,
    { reason, at }: { reason: SessionEndReason; at: Date },
    tx: EntityManager = this.source.manager,
  ): Promise<boolean> {
    const end = { revokedAt: at, endReason: reason };
    const { affected } = await tx.update(Session, { id, revokedAt: IsNull() }, end);
    return affected === 1;
  }

  /** Returns how many there were. */
  async revokeAllOf(
    userId: string,
    { except, reason, at }: { except: string | undefined; reason: SessionEndReason; at: Date },
    tx: EntityManager,
  ): Promise<number> {
    const others = except === undefined ? {} : { id: Not(except) };
    const end = { revokedAt: at, endReason: reason };
    const { affected } = await tx.update(Session, { userId, revokedAt: IsNull(), ...others }, end);
    return affected ?? 0;
  }

  /** Ends an account's sessions above a limit. Keeps this one, then the most recently used ones. */
  async revokeBeyond(
    most: number,
    { id, userId }: Pick<Session, 'id' | 'userId'>,
    { reason, at }: { reason: SessionEndReason; at: Date },
  ): Promise<void> {
    await execute(
      this.source,
      `UPDATE sessions SET revoked_at = $3, end_reason = $4 WHERE id IN (
         SELECT id FROM sessions
         WHERE user_id = $1 AND id <> $5 AND revoked_at IS NULL AND idle_expires_at > $3 AND absolute_expires_at > $3
         ORDER BY last_seen_at DESC, created_at DESC, id OFFSET $2)`,
      [userId, most - 1, at, reason, id],
    );
  }

  /** Deletes the account's ended sessions, so that the table does not grow with every log-in. */
  async deleteEnded(userId: string, now: Date): Promise<void> {
    await execute(
      this.source,
      `DELETE FROM sessions WHERE user_id = $1 AND (revoked_at IS NOT NULL OR idle_expires_at <= $2 OR absolute_expires_at <= $2)`,
      [userId, now],
    );
  }

  async deleteAllOf(userId: string, tx: EntityManager): Promise<void> {
    await tx.delete(Session, { userId });
  }

  private alive(now: Date, tx: EntityManager = this.source.manager): SelectQueryBuilder<Session> {
    return tx
      .createQueryBuilder(Session, 's')
      .innerJoinAndSelect('s.user', 'u')
      .where('s.revokedAt IS NULL AND s.idleExpiresAt > :now AND s.absoluteExpiresAt > :now', { now })
      .andWhere('u.disabledAt IS NULL');
  }
}
