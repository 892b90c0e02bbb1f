import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { emailKey } from '../../common/text/email-key.js';
import { EmailVerificationListener } from './email-verification-listener.port.js';
import type { Language } from '../../words/types.gen.js';
import type { User } from './user.entity.js';
import { UsersRepository } from './users.repository.js';

/** The password and address of an account. The caller has verified the person's proof. */
@Injectable()
export class UserCredentialsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly listener: EmailVerificationListener,
  ) {}

  /**
   * Locked, so that the account stays as read until the transaction ends. Lock it before its links, to avoid
   * deadlocks.
   */
  lockUser(userId: string, tx: EntityManager): Promise<User | null> {
    return this.users.lockUser({ id: userId }, tx);
  }

  lockByEmail(email: string, tx: EntityManager): Promise<User | null> {
    return this.users.lockByEmailKey(emailKey(email), tx);
  }

  /** A new account with a verified address and no password. Null if the address is taken. */
  async registerVerified(
    { email, name, lang = null }: { email: string; name: string; lang?: Language | null },
    verifiedAt: Date,
    tx: EntityManager,
  ): Promise<User | null> {
    const account = {
      email,
      emailKey: emailKey(email),
      name,
      lang,
      passwordHash: null,
      role: 'user' as const,
    };
    const user = await this.users.insertUnlessTaken({ ...account, verifiedAt }, tx);
    if (user) await this.listener.onVerified({ userId: user.id, emailKey: user.emailKey }, tx);
    return user;
  }

  /**
   * Gives an account to the person who verified its address, and takes it from one who never did. Their password and
   * phone number are removed.
   */
  async replaceOwner(
    { id, emailKey }: Pick<User, 'id' | 'emailKey'>,
    to: { name: string; verifiedAt: Date },
    tx: EntityManager,
  ): Promise<void> {
    await this.users.replaceOwner(id, to, tx);
    await this.listener.onVerified({ userId: id, emailKey }, tx);
  }

  /** Ends every access token issued so far, and every log-in in progress; the caller ends the sessions. */
  setPassword(userId: string, passwordHash: string | null, tx: EntityManager): Promise<void> {
    return this.users.setPasswordHash(userId, passwordHash, tx);
  }

  /** Ends every access token issued so far, and every log-in in progress, as a new password would. */
  endSignIns(userId: string, tx: EntityManager): Promise<void> {
    return this.users.advanceTokenVersion(userId, tx);
  }

  async markVerified(
    { id, emailKey }: Pick<User, 'id' | 'emailKey'>,
    now: Date,
    tx: EntityManager,
  ): Promise<void> {
    const isNew = await this.users.markVerified(id, now, tx);
    if (isNew) await this.listener.onVerified({ userId: id, emailKey }, tx);
  }

  /** Sets another address, which was just verified. */
  async setEmail(userId: string, email: string, now: Date, tx: EntityManager): Promise<void> {
    const address = { email, emailKey: emailKey(email), verifiedAt: now };
    await this.users.setEmail(userId, address, tx);
    await this.listener.onVerified({ userId, emailKey: address.emailKey }, tx);
  }
}
