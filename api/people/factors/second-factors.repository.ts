import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import { bool } from '../../database/columns.js';
import { countChanged, findRow } from '../../database/rows.js';
import { factorWays, type FactorWay } from './domain/factor-way.js';
import { insertUnlessTaken } from '../../database/insert-row.js';
import { SecondFactor } from './second-factor.entity.js';

export type NewTotp = Pick<SecondFactor, 'id' | 'userId' | 'name' | 'createdAt'> & { secretSealed: Buffer };

export type NewPasskey = Pick<
  SecondFactor,
  | 'userId'
  | 'name'
  | 'credentialId'
  | 'publicKey'
  | 'signCount'
  | 'transports'
  | 'isBackedUp'
  | 'host'
  | 'createdAt'
>;

@Injectable()
export class SecondFactorsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The account's ways to prove its second factor; empty without a confirmed one. */
  async waysOf(userId: string, tx: EntityManager = this.source.manager): Promise<FactorWay[]> {
    const found = await findRow(
      tx,
      { totp: bool, passkey: bool, recovery: bool },
      `SELECT coalesce(bool_or(kind = 'totp'), false) AS totp, coalesce(bool_or(kind = 'passkey'), false) AS passkey,
         count(*) > 0 AND EXISTS (SELECT FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL) AS recovery
       FROM second_factors WHERE user_id = $1 AND confirmed_at IS NOT NULL`,
      [userId],
    );
    return factorWays.filter((way) => found?.[way]);
  }

  /** Confirmed factors, oldest first. */
  listConfirmed(userId: string, tx: EntityManager = this.source.manager): Promise<SecondFactor[]> {
    return tx.find(SecondFactor, {
      where: { userId, confirmedAt: Not(IsNull()) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  countConfirmed(userId: string, tx: EntityManager): Promise<number> {
    return tx.countBy(SecondFactor, { userId, confirmedAt: Not(IsNull()) });
  }

  findFactor(where: { id: string; userId: string }, tx: EntityManager): Promise<SecondFactor | null> {
    return tx.findOneBy(SecondFactor, where);
  }

  findPasskey(credentialId: Buffer): Promise<SecondFactor | null> {
    return this.source.manager.findOneBy(SecondFactor, { credentialId });
  }

  /** At most one: starting again deletes the previous one. */
  async addUnconfirmed(totp: NewTotp, tx: EntityManager): Promise<void> {
    await tx.delete(SecondFactor, { userId: totp.userId, confirmedAt: IsNull() });
    await tx.insert(SecondFactor, { ...totp, kind: 'totp' });
  }

  /** The id; null if anyone has this passkey already. */
  addPasskey(passkey: NewPasskey, tx: EntityManager): Promise<string | null> {
    return insertUnlessTaken(tx, SecondFactor, {
      ...passkey,
      kind: 'passkey',
      confirmedAt: passkey.createdAt,
    });
  }

  /** False if it was confirmed before. */
  async confirm(id: string, { at, step }: { at: Date; step: number }, tx: EntityManager): Promise<boolean> {
    const { affected } = await tx.update(
      SecondFactor,
      { id, confirmedAt: IsNull() },
      { confirmedAt: at, lastStep: step },
    );
    return affected === 1;
  }

  /** False for a step that was used before, or concurrently. */
  async useStep(id: string, { at, step }: { at: Date; step: number }): Promise<boolean> {
    const used = await countChanged(
      this.source,
      `UPDATE second_factors SET last_step = $2, last_used_at = $3
       WHERE id = $1 AND (last_step IS NULL OR last_step < $2)`,
      [id, step, at],
    );
    return used === 1;
  }

  /** False if the passkey has signed something else since it was read. */
  async countUse(
    { id, signCount }: Pick<SecondFactor, 'id' | 'signCount'>,
    next: { signCount: string; isBackedUp: boolean; lastUsedAt: Date; host: string },
  ): Promise<boolean> {
    const asRead = { id, signCount: signCount ?? IsNull() };
    const { affected } = await this.source.manager.update(SecondFactor, asRead, next);
    return affected === 1;
  }

  async rename({ id }: Pick<SecondFactor, 'id'>, name: string, tx: EntityManager): Promise<void> {
    await tx.update(SecondFactor, { id }, { name });
  }

  async remove({ id }: Pick<SecondFactor, 'id'>, tx: EntityManager): Promise<void> {
    await tx.delete(SecondFactor, { id });
  }

  /** Returns how many confirmed ones there were. */
  async removeAllOf(userId: string, tx: EntityManager): Promise<number> {
    const confirmed = await this.countConfirmed(userId, tx);
    await tx.delete(SecondFactor, { userId });
    return confirmed;
  }

  async sweepUnconfirmed(before: Date): Promise<void> {
    await this.source.manager.delete(SecondFactor, { confirmedAt: IsNull(), createdAt: LessThan(before) });
  }
}
