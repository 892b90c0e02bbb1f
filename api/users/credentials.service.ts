import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { emailKey } from './email-address.js';
import type { User } from './user.entity.js';
import { UsersRepository } from './users.repository.js';

/** By what somebody is known here: her password and her address. Whoever calls has seen her proof. */
@Injectable()
export class CredentialsService {
  constructor(private readonly users: UsersRepository) {}

  /** What is read of her stays true until the transaction ends. Taken before her links, so that nobody waits in a circle. */
  lock(userId: string, within: EntityManager): Promise<User | null> {
    return this.users.lock({ id: userId }, within);
  }

  lockByEmail(email: string, within: EntityManager): Promise<User | null> {
    return this.users.lockByEmailKey(emailKey(email), within);
  }

  /** Somebody whose address is proved, and who has no password. Null when the address is taken. */
  registerProved(
    { email, name }: { email: string; name: string },
    verifiedAt: Date,
    within: EntityManager,
  ): Promise<User | null> {
    const account = { email, emailKey: emailKey(email), name, passwordHash: null, role: 'user' as const };
    return this.users.insertUnlessTaken({ ...account, verifiedAt }, within);
  }

  /**
   * Hands an account over to the one who has proved the address, from whoever opened it without proving anything: the
   * password and the telephone number were that person’s.
   */
  handOver(userId: string, to: { name: string; verifiedAt: Date }, within: EntityManager): Promise<void> {
    return this.users.handOver(userId, to, within);
  }

  setPassword(userId: string, passwordHash: string | null, within: EntityManager): Promise<void> {
    return this.users.setPasswordHash(userId, passwordHash, within);
  }

  markVerified(userId: string, now: Date, within: EntityManager): Promise<void> {
    return this.users.markVerified(userId, now, within);
  }

  /** Another address, which she has just proved to read. */
  setEmail(userId: string, email: string, now: Date, within: EntityManager): Promise<void> {
    return this.users.setEmail(userId, { email, emailKey: emailKey(email), verifiedAt: now }, within);
  }
}
