import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Statement } from '../../database/statement.js';
import { Clock } from '../../common/clock.js';
import type { Language } from '../../words/types.gen.js';
import { forbidden, notFound } from '../../common/problem/common.problems.js';
import { emailKey } from '../../common/text/email-key.js';
import type { User } from './user.entity.js';
import { type ListedUserView, toListedUserView } from './user.view.js';
import { lastAdmin } from './users.problems.js';
import { type Profile, UsersRepository } from './users.repository.js';
import type { Work } from './work.js';

/** The data for creating an account; the caller has hashed the password. */
export interface Registration {
  email: string;
  name: string;
  passwordHash: string;
  /** The page's language; null for the salon's main one. */
  lang?: Language | null;
}

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly clock: Clock,
  ) {}

  findByEmail(email: string, tx?: EntityManager): Promise<User | null> {
    return this.users.findByEmailKey(emailKey(email), tx);
  }

  /** The account with this verified address: anyone can sign up with anyone's. */
  async findVerified(email: string, tx: EntityManager): Promise<User | null> {
    const user = await this.findByEmail(email, tx);
    return user?.verifiedAt ? user : null;
  }

  /** The account of this team member. */
  findMember(staffId: string, tx: EntityManager): Promise<User | null> {
    return this.users.findMember(staffId, tx);
  }

  findById(userId: string, tx?: EntityManager): Promise<User | null> {
    return this.users.findUser(userId, tx);
  }

  /** Names and addresses by id, for those of these ids that are accounts. */
  async namesOf(ids: string[]): Promise<ReadonlyMap<string, Pick<User, 'name' | 'email'>>> {
    return new Map((await this.users.names(ids)).map((user) => [user.id, user]));
  }

  changeProfile(userId: string, profile: Profile, tx?: EntityManager): Promise<void> {
    return this.users.setProfile(userId, profile, tx);
  }

  /** Sets the account's phone number, as part of a larger write. */
  phoneStatement(userId: string, phone: string): Statement {
    return this.users.phoneStatement(userId, phone);
  }

  /** Fills in empty fields, without changing what the account's owner has entered. */
  completeProfile(userId: string, profile: Pick<User, 'name' | 'phone'>, tx: EntityManager): Promise<void> {
    return this.users.completeProfile(userId, profile, tx);
  }

  /** Null if the address is taken. Never changes the existing account. */
  register(
    { email, name, passwordHash, lang = null }: Registration,
    tx: EntityManager,
  ): Promise<User | null> {
    const user = { email, emailKey: emailKey(email), name, passwordHash, lang, role: 'user' as const };
    return this.users.insertUnlessTaken(user, tx);
  }

  /** The same password with a new hash; false if the stored hash is not the one that was read. */
  replacePasswordHash(userId: string, hashes: { from: string; to: string }): Promise<boolean> {
    return this.users.replacePasswordHash(userId, hashes);
  }

  async listUsers(): Promise<ListedUserView[]> {
    return (await this.users.all()).map(toListedUserView);
  }

  /** True if there is an account other than admins'. */
  hasClient(tx: EntityManager): Promise<boolean> {
    return this.users.hasClient(tx);
  }

  /** Recipients of emails about the salon itself. */
  listVerifiedAdmins(tx: EntityManager): Promise<Pick<User, 'id' | 'email' | 'lang'>[]> {
    return this.users.verifiedAdmins(tx);
  }

  async isAdmin(email: string): Promise<boolean> {
    const user = await this.findByEmail(email);
    return user?.role === 'admin';
  }

  hasAdmin(tx?: EntityManager): Promise<boolean> {
    return this.users.hasAdmin(tx);
  }

  /**
   * Turns the demo's shared accounts into clients when the salon gets its own admin or name. They can't stay logged in
   * then. Returns their ids.
   */
  dismissDemoAccounts(tx: EntityManager): Promise<string[]> {
    return this.users.dismissDemoAccounts(tx);
  }

  /** Locks the admins until the transaction ends, and refuses anyone who is no longer an admin. */
  async assertAdmin(userId: string, tx: EntityManager): Promise<void> {
    const admins = await this.lockAdmins(tx);
    if (!admins.includes(userId)) throw forbidden();
  }

  /** Ids of active admins, locked until the transaction ends. */
  lockAdmins(tx: EntityManager): Promise<string[]> {
    return this.users.lockAdmins(tx);
  }

  /** An account, locked; the caller has locked the admins before. */
  lockUser(
    who: { id: string } | { email: string } | { staffId: string },
    tx: EntityManager,
  ): Promise<User | null> {
    return this.users.lockUser('email' in who ? { emailKey: emailKey(who.email) } : who, tx);
  }

  /** Sets a person's role and rights; the caller has locked them. The last admin can't be removed. */
  async setWork({ id, role }: Pick<User, 'id' | 'role'>, work: Work, tx: EntityManager): Promise<void> {
    const stays = role !== 'admin' || work.role === 'admin';
    if (!stays && isOnly(await this.users.lockAdmins(tx), id)) throw lastAdmin({ modifiedCount: 0 });
    await this.users.setWork(id, work, tx);
  }

  /** Disables or enables an account; false if nothing changed. The caller ends its sessions. */
  async setDisabled(id: string, isDisabled: boolean, tx: EntityManager): Promise<boolean> {
    const admins = await this.users.lockAdmins(tx);
    if (!(await this.users.findUser(id, tx))) throw notFound('user');
    if (isDisabled && isOnly(admins, id)) throw lastAdmin({ modifiedCount: 0 });
    return this.users.setDisabledAt(id, isDisabled ? this.clock.now() : null, tx);
  }

  /**
   * Locks the account that is to be erased until the transaction ends, so that nothing new can refer to it; null if
   * it does not exist. The last admin can't be erased.
   */
  async lockForErasure(
    who: { email: string } | { id: string },
    tx: EntityManager,
  ): Promise<Pick<User, 'id' | 'emailKey' | 'verifiedAt'> | null> {
    const admins = await this.users.lockAdmins(tx);
    const user = await this.users.lockUser('id' in who ? who : { emailKey: emailKey(who.email) }, tx);
    if (user && isOnly(admins, user.id)) throw lastAdmin({ deletedCount: 0 });
    return user;
  }

  /** Deletes the account and, by cascade, what belongs only to it, such as sessions and reviews. */
  remove(userId: string, tx: EntityManager): Promise<void> {
    return this.users.delete(userId, tx);
  }

  /**
   * Appoints the first admin of a salon; the caller holds the lock under which it found no admin. An existing account
   * with the address becomes the admin with the new password, since anyone may have signed up with it before.
   */
  async appointFirstAdmin(
    { email, name, passwordHash, lang = null }: Registration,
    tx: EntityManager,
  ): Promise<User> {
    const key = emailKey(email);
    const admin = { email, emailKey: key, name, passwordHash, lang, role: 'admin' as const };
    const created = await this.users.insertUnlessTaken(admin, tx);
    if (created) return created;
    await this.users.takeOver(key, passwordHash, tx);
    return this.users.getByEmailKey(key, tx);
  }
}

const isOnly = (ids: string[], id: string) => ids.length === 1 && ids[0] === id;
