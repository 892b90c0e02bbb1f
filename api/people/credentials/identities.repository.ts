import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { execute } from '../../database/rows.js';
import type { User } from '../users/user.entity.js';
import { insertUnlessTaken } from '../../database/insert-row.js';
import { Identity } from './identity.entity.js';

export type NewIdentity = Pick<Identity, 'userId' | 'provider' | 'subject' | 'email' | 'createdAt'>;

@Injectable()
export class IdentitiesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Locked until the transaction ends. */
  async lockSubject(provider: Identity['provider'], subject: string, tx: EntityManager): Promise<void> {
    await execute(tx, `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`${provider}:${subject}`]);
  }

  /** The account that is linked to this identity. */
  async findUser(provider: Identity['provider'], subject: string, tx: EntityManager): Promise<User | null> {
    const identity = await tx.findOne(Identity, {
      where: { provider, subject },
      relations: { user: true },
    });
    return identity?.user ?? null;
  }

  isKnown(
    provider: Identity['provider'],
    userId: string,
    tx: EntityManager = this.source.manager,
  ): Promise<boolean> {
    return tx.existsBy(Identity, { provider, userId });
  }

  /** False if either one is already linked to another. */
  async insertUnlessTaken(identity: NewIdentity, tx: EntityManager): Promise<boolean> {
    return (await insertUnlessTaken(tx, Identity, identity)) !== null;
  }

  async deleteOf(provider: Identity['provider'], userId: string, tx: EntityManager): Promise<boolean> {
    const { affected } = await tx.delete(Identity, { provider, userId });
    return affected === 1;
  }
}
