import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import type { Role } from '../common/access/role.js';
import { User } from './user.entity.js';

/** What has to be known to write a person down. */
export interface NewUser {
  email: string;
  emailKey: string;
  name: string;
  passwordHash: string;
  role: Role;
}

@Injectable()
export class UsersRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  findByEmailKey(emailKey: string, within: EntityManager = this.source.manager): Promise<User | null> {
    return within.findOneBy(User, { emailKey });
  }

  getByEmailKey(emailKey: string, within: EntityManager): Promise<User> {
    return within.findOneByOrFail(User, { emailKey });
  }

  /** Everybody, by address. */
  all(within: EntityManager = this.source.manager): Promise<User[]> {
    return within.find(User, { order: { emailKey: 'ASC' } });
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
  async setRole(emailKey: string, role: Role, within: EntityManager = this.source.manager): Promise<boolean> {
    const { affected } = await within.update(User, { emailKey, role: Not(role) }, { role });
    return affected === 1;
  }

  async setPasswordHash(id: string, passwordHash: string): Promise<void> {
    await this.source.manager.update(User, { id }, { passwordHash });
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

  async delete(id: string, within: EntityManager): Promise<boolean> {
    const { affected } = await within.delete(User, { id });
    return affected === 1;
  }
}
