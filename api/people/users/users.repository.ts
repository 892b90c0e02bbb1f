import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import type { Statement } from '../../database/statement.js';
import type { Role } from '../../common/access/role.js';
import { text } from '../../database/columns.js';
import { execute, queryRows } from '../../database/rows.js';
import type { Language } from '../../words/types.gen.js';
import { demoEmailKeys } from '../../common/access/demo-accounts.js';
import { User } from './user.entity.js';
import { insertUnlessTaken } from '../../database/insert-row.js';
import type { Work } from './work.js';

/** A person's own details; undefined ones stay unchanged. */
export interface Profile {
  name?: string;
  phone?: string;
  lang?: Language | null;
}

/** The data needed to open an account. */
export interface NewUser {
  email: string;
  emailKey: string;
  name: string;
  /** Null for an account that logs in another way. */
  passwordHash: string | null;
  lang?: string | null;
  role: Role;
  verifiedAt?: Date;
}

/** Active admins, without the demo's shared one. */
const runsTheSalon = { role: 'admin', disabledAt: IsNull(), emailKey: Not(In(demoEmailKeys)) } as const;

@Injectable()
export class UsersRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  findByEmailKey(emailKey: string, tx: EntityManager = this.source.manager): Promise<User | null> {
    return tx.findOneBy(User, { emailKey });
  }

  /** The row, locked until the transaction ends. */
  lockUser(
    who: { id: string } | { emailKey: string } | { staffId: string },
    tx: EntityManager,
  ): Promise<User | null> {
    return tx.findOne(User, { where: who, lock: { mode: 'pessimistic_write' } });
  }

  lockByEmailKey(emailKey: string, tx: EntityManager): Promise<User | null> {
    return tx.findOne(User, { where: { emailKey }, lock: { mode: 'for_no_key_update' } });
  }

  findMember(staffId: string, tx: EntityManager): Promise<User | null> {
    return tx.findOneBy(User, { staffId });
  }

  getByEmailKey(emailKey: string, tx: EntityManager): Promise<User> {
    return tx.findOneByOrFail(User, { emailKey });
  }

  findUser(id: string, tx: EntityManager = this.source.manager): Promise<User | null> {
    return tx.findOneBy(User, { id });
  }

  /** Everyone, by address. */
  all(tx: EntityManager = this.source.manager): Promise<User[]> {
    return tx.find(User, { order: { emailKey: 'ASC' } });
  }

  /** Those of these ids that are accounts. Other ids are ignored. */
  names(ids: string[]): Promise<Pick<User, 'id' | 'name' | 'email'>[]> {
    return queryRows(
      this.source,
      { id: text, email: text, name: text },
      `SELECT id, name, email FROM users WHERE id::text = ANY ($1)`,
      [ids],
    );
  }

  /** The new row; null if the address is taken. Never changes the existing row. */
  async insertUnlessTaken(user: NewUser, tx: EntityManager = this.source.manager): Promise<User | null> {
    const id = await insertUnlessTaken(tx, User, user);
    return id === null ? null : tx.findOneBy(User, { id });
  }

  hasAdmin(tx: EntityManager = this.source.manager): Promise<boolean> {
    return tx.existsBy(User, runsTheSalon);
  }

  /** Active admins with a verified address. */
  verifiedAdmins(tx: EntityManager): Promise<Pick<User, 'id' | 'email' | 'lang'>[]> {
    return tx.find(User, {
      select: { id: true, email: true, lang: true },
      where: { ...runsTheSalon, verifiedAt: Not(IsNull()) },
      order: { id: 'ASC' },
    });
  }

  /** Ids of active admins, with each row locked, in a fixed order so that two callers can't deadlock. */
  async lockAdmins(tx: EntityManager): Promise<string[]> {
    const admins = await tx.find(User, {
      select: { id: true },
      where: runsTheSalon,
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return admins.map((admin) => admin.id);
  }

  async setWork(id: string, { role, grants, staffId }: Work, tx: EntityManager): Promise<void> {
    await tx.update(User, { id }, { role, grants, staffId });
  }

  /** Disables an account from this instant, or enables it with null; false if nothing changed. */
  async setDisabledAt(id: string, disabledAt: Date | null, tx: EntityManager): Promise<boolean> {
    const before = disabledAt ? IsNull() : Not(IsNull());
    const { affected } = await tx.update(User, { id, disabledAt: before }, { disabledAt });
    return affected === 1;
  }

  async setProfile(id: string, profile: Profile, tx: EntityManager = this.source.manager): Promise<void> {
    // TypeORM throws on an empty update.
    if (Object.values(profile).some((value) => value !== undefined)) {
      await tx.update(User, { id }, profile);
    }
  }

  phoneStatement(id: string, phone: string): Statement {
    return { sql: `UPDATE users SET phone = $2::text WHERE id = $1::uuid`, values: [id, phone] };
  }

  /** Sets another password, or none. Ends every access token issued so far, and every log-in in progress. */
  async setPasswordHash(id: string, passwordHash: string | null, tx: EntityManager): Promise<void> {
    const tokenVersion = () => 'token_version + 1';
    await tx.update(User, { id }, { passwordHash, tokenVersion });
  }

  async advanceTokenVersion(id: string, tx: EntityManager): Promise<void> {
    await tx.update(User, { id }, { tokenVersion: () => 'token_version + 1' });
  }

  /** The same password with a new hash; false if the stored hash is not the one that was read. */
  async replacePasswordHash(id: string, { from, to }: { from: string; to: string }): Promise<boolean> {
    const { affected } = await this.source.manager.update(
      User,
      { id, passwordHash: from },
      { passwordHash: to },
    );
    return affected === 1;
  }

  /** Only the first verification counts; false for a later one. */
  async markVerified(id: string, verifiedAt: Date, tx: EntityManager): Promise<boolean> {
    const { affected } = await tx.update(User, { id, verifiedAt: IsNull() }, { verifiedAt });
    return affected === 1;
  }

  /** Fills in empty fields. */
  async completeProfile(
    id: string,
    { name, phone }: Pick<User, 'name' | 'phone'>,
    tx: EntityManager,
  ): Promise<void> {
    await execute(
      tx,
      `UPDATE users SET name = coalesce(nullif(name, ''), $2), phone = coalesce(nullif(phone, ''), $3) WHERE id = $1`,
      [id, name, phone],
    );
  }

  /** Sets another address, which was just verified. The unique constraint rejects one that is taken. */
  async setEmail(
    id: string,
    address: Pick<User, 'email' | 'emailKey' | 'verifiedAt'>,
    tx: EntityManager,
  ): Promise<void> {
    await tx.update(User, { id }, address);
  }

  /** Removes everything that another person may have entered, except the name. */
  async replaceOwner(
    id: string,
    { name, verifiedAt }: { name: string; verifiedAt: Date },
    tx: EntityManager,
  ): Promise<void> {
    const tokenVersion = () => 'token_version + 1';
    await tx.update(User, { id }, { name, verifiedAt, phone: '', passwordHash: null, tokenVersion });
  }

  /** Makes the account an admin with this password, and ends the access tokens issued before. */
  async takeOver(emailKey: string, passwordHash: string, tx: EntityManager): Promise<void> {
    const tokenVersion = () => 'token_version + 1';
    await tx.update(User, { emailKey }, { passwordHash, role: 'admin', disabledAt: null, tokenVersion });
  }

  /** Creates or resets one of the demo salon's accounts, even if someone signed up with its address before. */
  async putDemoAccount(
    account: Pick<User, 'email' | 'emailKey' | 'name' | 'role' | 'staffId' | 'verifiedAt'>,
    tx: EntityManager,
  ): Promise<User> {
    const whole = { ...account, passwordHash: null, grants: [], disabledAt: null };
    await tx.upsert(User, whole, { conflictPaths: { emailKey: true } });
    return this.getByEmailKey(account.emailKey, tx);
  }

  /** Turns all the demo salon's accounts into clients, and ends their access tokens. Returns their ids. */
  async dismissDemoAccounts(tx: EntityManager): Promise<string[]> {
    const rows = await queryRows(
      tx,
      { id: text },
      `UPDATE users SET role = 'user', grants = '{}', staff_id = NULL, token_version = token_version + 1
       WHERE email_key = ANY ($1) RETURNING id`,
      [demoEmailKeys],
    );
    return rows.map(({ id }) => id);
  }

  async delete(id: string, tx: EntityManager): Promise<void> {
    await tx.delete(User, { id });
  }

  hasClient(tx: EntityManager): Promise<boolean> {
    return tx.existsBy(User, { role: Not('admin') });
  }
}
