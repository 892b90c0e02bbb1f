import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from '../users/user.entity.js';
import { IdentitiesRepository, type NewIdentity } from './identities.repository.js';

/** Google is the only provider so far; whatever takes its place by settings is kept under its name. */
const PROVIDER = 'google';

/** Which account is linked to whom at Google. Without a link an account opens by its password alone. */
@Injectable()
export class ExternalIdentitiesService {
  constructor(private readonly identities: IdentitiesRepository) {}

  /** Two sign-ins of one person at the same moment are dealt with one after the other. */
  lockSubject(subject: string, tx: EntityManager): Promise<void> {
    return this.identities.lockSubject(PROVIDER, subject, tx);
  }

  findUser(subject: string, tx: EntityManager): Promise<User | null> {
    return this.identities.findUser(PROVIDER, subject, tx);
  }

  isLinked(userId: string, tx?: EntityManager): Promise<boolean> {
    return this.identities.isKnown(PROVIDER, userId, tx);
  }

  /** False when the account or the identity is already linked to another. */
  link(identity: Omit<NewIdentity, 'provider'>, tx: EntityManager): Promise<boolean> {
    return this.identities.insertUnlessTaken({ ...identity, provider: PROVIDER }, tx);
  }

  /** False when there was nothing to unlink. */
  unlink(userId: string, tx: EntityManager): Promise<boolean> {
    return this.identities.deleteOf(PROVIDER, userId, tx);
  }
}
