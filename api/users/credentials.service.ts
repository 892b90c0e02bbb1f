import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { emailKey } from './email-address.js';
import { ProvedAddresses } from './proved-addresses.js';
import type { User } from './user.entity.js';
import { UsersRepository } from './users.repository.js';

/** By what somebody is known here: her password and her address. Whoever calls has seen her proof. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly addresses: ProvedAddresses,
  ) {}

  /** What is read of her stays true until the transaction ends. Taken before her links, so that nobody waits in a circle. */
  lock(userId: string, within: EntityManager): Promise<User | null> {
    return this.users.lock({ id: userId }, within);
  }

  lockByEmail(email: string, within: EntityManager): Promise<User | null> {
    return this.users.lockByEmailKey(emailKey(email), within);
  }

  /** Somebody whose address is proved, and who has no password. Null when the address is taken. */
  async registerProved(
    { email, name }: { email: string; name: string },
    verifiedAt: Date,
    within: EntityManager,
  ): Promise<User | null> {
    const account = { email, emailKey: emailKey(email), name, passwordHash: null, role: 'user' as const };
    const user = await this.users.insertUnlessTaken({ ...account, verifiedAt }, within);
    if (user) await this.addresses.proved({ userId: user.id, emailKey: user.emailKey }, within);
    return user;
  }

  /**
   * Hands an account over to the one who has proved the address, from whoever opened it without proving anything: the
   * password and the telephone number were that person’s.
   */
  async handOver(
    { id, emailKey }: Pick<User, 'id' | 'emailKey'>,
    to: { name: string; verifiedAt: Date },
    within: EntityManager,
  ): Promise<void> {
    await this.users.handOver(id, to, within);
    await this.addresses.proved({ userId: id, emailKey }, within);
  }

  setPassword(userId: string, passwordHash: string | null, within: EntityManager): Promise<void> {
    return this.users.setPasswordHash(userId, passwordHash, within);
  }

  async markVerified(
    { id, emailKey }: Pick<User, 'id' | 'emailKey'>,
    now: Date,
    within: EntityManager,
  ): Promise<void> {
    const isNew = await this.users.markVerified(id, now, within);
    if (isNew) await this.addresses.proved({ userId: id, emailKey }, within);
  }

  /** Another address, which she has just proved to read. */
  async setEmail(userId: string, email: string, now: Date, within: EntityManager): Promise<void> {
    const address = { email, emailKey: emailKey(email), verifiedAt: now };
    await this.users.setEmail(userId, address, within);
    await this.addresses.proved({ userId, emailKey: address.emailKey }, within);
  }
}
