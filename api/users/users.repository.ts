import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import type { Role } from '../common/access/role.js';
import { holding } from '../database/like-pattern.js';
import { User } from './user.entity.js';

/** What has to be known to write a person down. */
export interface NewUser {
  email: string;
  emailKey: string;
  name: string;
  /** Null for somebody who signs in another way. */
  passwordHash: string | null;
  role: Role;
  verifiedAt?: Date;
}

export const userOrders = ['email', 'name', 'newest', 'last-seen'] as const;
export type UserOrder = (typeof userOrders)[number];

/** The only texts that ever stand behind ORDER BY; what a request says chooses one of them. */
const ORDER_BY: Record<UserOrder, string> = {
  email: 'u.email_key',
  name: `nullif(lower(u.name), '') NULLS LAST, u.email_key`,
  newest: 'u.created_at DESC, u.email_key',
  'last-seen': 'last_seen_at DESC NULLS LAST, u.email_key',
};

/** Which people an admin wants to see; what is left out means "any". */
export interface UserFilter {
  search?: string | undefined;
  role?: Role | undefined;
  isDisabled?: boolean | undefined;
}

/** A person as the database lists her. */
export interface UserRow {
  id: string;
  email: string;
  name: string;
  role: Role;
  disabled_at: Date | null;
  verified_at: Date | null;
  created_at: Date;
  /** Null for somebody who has not been signed in since her last session was cleared away. */
  last_seen_at: Date | null;
}

@Injectable()
export class UsersRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  findByEmailKey(emailKey: string, within: EntityManager = this.source.manager): Promise<User | null> {
    return within.findOneBy(User, { emailKey });
  }

  /** The row, held against everybody else until the transaction ends. */
  lock(who: { id: string } | { emailKey: string }, within: EntityManager): Promise<User | null> {
    return within.findOne(User, { where: who, lock: { mode: 'pessimistic_write' } });
  }

  lockByEmailKey(emailKey: string, within: EntityManager): Promise<User | null> {
    return within.findOne(User, { where: { emailKey }, lock: { mode: 'for_no_key_update' } });
  }

  getByEmailKey(emailKey: string, within: EntityManager): Promise<User> {
    return within.findOneByOrFail(User, { emailKey });
  }

  find(id: string, within: EntityManager = this.source.manager): Promise<User | null> {
    return within.findOneBy(User, { id });
  }

  /** Everybody, by address. */
  all(within: EntityManager = this.source.manager): Promise<User[]> {
    return within.find(User, { order: { emailKey: 'ASC' } });
  }

  /** One page of people, and how many fit. */
  async list(
    { search, role, isDisabled }: UserFilter,
    order: UserOrder,
    { page, pageSize }: { page: number; pageSize: number },
  ): Promise<{ rows: UserRow[]; total: number }> {
    const fits = `($1::text IS NULL OR u.name ILIKE $1 OR u.email ILIKE $1 OR u.id::text = lower($2))
      AND ($3::text IS NULL OR u.role = $3) AND ($4::boolean IS NULL OR (u.disabled_at IS NOT NULL) = $4)`;
    const asked = [search ? holding(search) : null, search ?? null, role ?? null, isDisabled ?? null];
    const [{ total }]: [{ total: number }] = await this.source.query(
      `SELECT count(*)::int AS total FROM users u WHERE ${fits}`,
      asked,
    );
    // By hand, because the room of sessions stands below this one.
    const rows: UserRow[] = await this.source.query(
      `SELECT u.id, u.email, u.name, u.role, u.disabled_at, u.verified_at, u.created_at,
         (SELECT max(s.last_seen_at) FROM sessions s WHERE s.user_id = u.id) AS last_seen_at
       FROM users u WHERE ${fits} ORDER BY ${ORDER_BY[order]} LIMIT $5 OFFSET $6`,
      [...asked, pageSize, (page - 1) * pageSize],
    );
    return { rows, total };
  }

  /** The new row, or null when the address is taken; never changes the row that has it. */
  async insertUnlessTaken(user: NewUser, within: EntityManager = this.source.manager): Promise<User | null> {
    const { raw }: { raw: { id: string }[] } = await within
      .createQueryBuilder()
      .insert()
      .into(User)
      .values(user)
      .orIgnore()
      .returning('id')
      .execute();
    const id = raw[0]?.id;
    return id === undefined ? null : within.findOneBy(User, { id });
  }

  hasAdmin(within: EntityManager = this.source.manager): Promise<boolean> {
    return within.existsBy(User, { role: 'admin', disabledAt: IsNull() });
  }

  /** Ids of the admins who can sign in, each row locked, in one order so that two callers cannot deadlock. */
  async lockAdmins(within: EntityManager): Promise<string[]> {
    const admins = await within.find(User, {
      select: { id: true },
      where: { role: 'admin', disabledAt: IsNull() },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return admins.map((admin) => admin.id);
  }

  /** Gives the role; false when she had it, or nobody has the address. */
  async setRole(emailKey: string, role: Role, within: EntityManager): Promise<boolean> {
    const { affected } = await within.update(User, { emailKey, role: Not(role) }, { role });
    return affected === 1;
  }

  /** Closes an account from this instant, or opens it with null; false when there was nothing to change. */
  async setDisabledAt(id: string, disabledAt: Date | null, within: EntityManager): Promise<boolean> {
    const before = disabledAt ? IsNull() : Not(IsNull());
    const { affected } = await within.update(User, { id, disabledAt: before }, { disabledAt });
    return affected === 1;
  }

  async setProfile(id: string, profile: { name?: string; phone?: string }): Promise<void> {
    // TypeORM takes an update of nothing for a mistake.
    if (Object.values(profile).some((value) => value !== undefined)) {
      await this.source.manager.update(User, { id }, profile);
    }
  }

  async setPasswordHash(
    id: string,
    passwordHash: string | null,
    within: EntityManager = this.source.manager,
  ): Promise<void> {
    await within.update(User, { id }, { passwordHash });
  }

  /** The first proof counts; false when it was not. */
  async markVerified(id: string, verifiedAt: Date, within: EntityManager): Promise<boolean> {
    const { affected } = await within.update(User, { id, verifiedAt: IsNull() }, { verifiedAt });
    return affected === 1;
  }

  /** What she has not said herself. */
  async completeProfile(
    id: string,
    { name, phone }: Pick<User, 'name' | 'phone'>,
    within: EntityManager,
  ): Promise<void> {
    await within.query(
      `UPDATE users SET name = coalesce(nullif(name, ''), $2), phone = coalesce(nullif(phone, ''), $3) WHERE id = $1`,
      [id, name, phone],
    );
  }

  /** Another address, proved just now. The constraint on the key refuses one that somebody has. */
  async setEmail(
    id: string,
    address: Pick<User, 'email' | 'emailKey' | 'verifiedAt'>,
    within: EntityManager,
  ): Promise<void> {
    await within.update(User, { id }, address);
  }

  /** Leaves nothing of what somebody else may have put there but her name. */
  async handOver(
    id: string,
    { name, verifiedAt }: { name: string; verifiedAt: Date },
    within: EntityManager,
  ): Promise<void> {
    const tokenVersion = () => 'token_version + 1';
    await within.update(User, { id }, { name, verifiedAt, phone: '', passwordHash: null, tokenVersion });
  }

  /** Ends every access token she has been given so far. */
  async moveTokenVersionOn(id: string, within: EntityManager): Promise<void> {
    await within.increment(User, { id }, 'tokenVersion', 1);
  }

  /** Makes her an admin with this password, and ends the access tokens issued before. */
  async takeOver(emailKey: string, passwordHash: string, within: EntityManager): Promise<void> {
    const tokenVersion = () => 'token_version + 1';
    await within.update(User, { emailKey }, { passwordHash, role: 'admin', disabledAt: null, tokenVersion });
  }

  async delete(id: string, within: EntityManager): Promise<void> {
    await within.delete(User, { id });
  }
}
