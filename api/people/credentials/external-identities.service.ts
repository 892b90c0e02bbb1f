import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from '../users/user.entity.js';
import { IdentitiesRepository, type NewIdentity } from './identities.repository.js';

/** Google is the only provider so far; a replacement configured in its place uses the same name. */
const PROVIDER = 'google';

/** Links accounts with identities at Google. Without a link, an account can only be opened by its password. */
@Injectable()
export class ExternalIdentitiesService {
  constructor(private readonly identities: IdentitiesRepository) {}

  /** Serialises concurrent log-ins of one person. */
  lockSubject(subject: string, tx: EntityManager): Promise<void> {
    return this.identities.lockSubject(PROVIDER, subject, tx);
  }

  findUser(subject: string, tx: EntityManager): Promise<User | null> {
    return this.identities.findUser(PROVIDER, subject, tx);
  }

  isLinked(userId: string, tx?: EntityManager): Promise<boolean> {
    return this.identities.isKnown(PROVIDER, userId, tx);
  }

  /** False if the account or identity is already linked to another. */
  link(identity: Omit<NewIdentity, 'provider'>, tx: EntityManager): Promise<boolean> {
    return this.identities.insertUnlessTaken({ ...identity, provider: PROVIDER }, tx);
  }

  /** False if there was nothing to unlink. */
  unlink(userId: string, tx: EntityManager): Promise<boolean> {
    return this.identities.deleteOf(PROVIDER, userId, tx);
  }
}
