import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { inTransaction } from '../database/transaction.js';
import { emailKey } from './email-address.js';
import type { User } from './user.entity.js';
import { type DeletedUsersView, type ListedUserView, toListedUserView } from './user.view.js';
import { lastAdmin } from './users.problems.js';
import { UsersRepository } from './users.repository.js';

/** What a person gives to get an account; the password has been hashed by whoever took it. */
export interface Registration {
  email: string;
  name: string;
  passwordHash: string;
}

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  findByEmail(email: string): Promise<User | null> {
    return this.users.findByEmailKey(emailKey(email));
  }

  /** Null when the address is taken. Never touches the account that has it. */
  register({ email, name, passwordHash }: Registration): Promise<User | null> {
    return this.users.insertUnlessTaken({
      email,
      emailKey: emailKey(email),
      name,
      passwordHash,
      role: 'user',
    });
  }

  replacePasswordHash(userId: string, passwordHash: string): Promise<void> {
    return this.users.setPasswordHash(userId, passwordHash);
  }

  /** Ends every access token she has been given so far; her sessions can ask for new ones. */
  moveTokenVersionOn(userId: string, within: EntityManager): Promise<void> {
    return this.users.moveTokenVersionOn(userId, within);
  }

  async listUsers(): Promise<ListedUserView[]> {
    return (await this.users.all()).map(toListedUserView);
  }

  async isAdmin(email: string): Promise<boolean> {
    const user = await this.findByEmail(email);
    return user?.role === 'admin';
  }

  hasAdmin(within?: EntityManager): Promise<boolean> {
    return this.users.hasAdmin(within);
  }

  /** False when nobody has the address, or an admin has. */
  makeAdmin(email: string): Promise<boolean> {
    return this.users.setRole(emailKey(email), 'admin');
  }

  /** False when nobody has the address, or she is no admin. */
  dismissAdmin(email: string): Promise<boolean> {
    return inTransaction(this.source, async (within) => {
      if (await this.isLastAdmin(email, within)) throw lastAdmin({ modifiedCount: 0 });
      return this.users.setRole(emailKey(email), 'user', within);
    });
  }

  /** Her bookings stay in the diary; the database lets go of the person. */
  deleteUser(email: string): Promise<DeletedUsersView> {
    return inTransaction(this.source, async (within) => {
      if (await this.isLastAdmin(email, within)) throw lastAdmin({ deletedCount: 0 });
      const user = await this.users.findByEmailKey(emailKey(email), within);
      const deleted = user !== null && (await this.users.delete(user.id, within));
      return { deletedCount: deleted ? 1 : 0 };
    });
  }

  /**
   * The admin of a salon that has none; the caller holds the lock under which it made sure of that. Somebody who
   * already has the address becomes the admin with the new password: whoever signed up with it before may have been anyone.
   */
  async appointFirstAdmin({ email, name, passwordHash }: Registration, within: EntityManager): Promise<User> {
    const key = emailKey(email);
    const admin = { email, emailKey: key, name, passwordHash, role: 'admin' as const };
    const created = await this.users.insertUnlessTaken(admin, within);
    if (created) return created;
    await this.users.takeOver(key, passwordHash, within);
    return this.users.getByEmailKey(key, within);
  }

  /** Locks the admins, so that two who remove each other cannot both see the other one stay. */
  private async isLastAdmin(email: string, within: EntityManager): Promise<boolean> {
    const admins = await this.users.lockAdmins(within);
    const user = await this.users.findByEmailKey(emailKey(email), within);
    return admins.length === 1 && admins[0] === user?.id;
  }
}
