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
