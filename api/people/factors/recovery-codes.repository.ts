import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { RecoveryCode } from './recovery-code.entity.js';

@Injectable()
export class RecoveryCodesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  countUnused(userId: string, tx: EntityManager = this.source.manager): Promise<number> {
    return tx.countBy(RecoveryCode, { userId, usedAt: IsNull() });
  }

  /** Replaces all existing codes. */
  async replaceAllOf(
    userId: string,
    { hashes, createdAt }: { hashes: Buffer[]; createdAt: Date },
    tx: EntityManager,
  ): Promise<void> {
    await this.removeAllOf(userId, tx);
    await tx.insert(
      RecoveryCode,
      hashes.map((codeHash) => ({ userId, codeHash, createdAt })),
    );
  }

  /** False for an unknown or used code. */
  async use(userId: string, codeHash: Buffer, usedAt: Date, tx: EntityManager): Promise<boolean> {
    const { affected } = await tx.update(RecoveryCode, { userId, codeHash, usedAt: IsNull() }, { usedAt });
    return affected === 1;
  }

  async removeAllOf(userId: string, tx: EntityManager): Promise<void> {
    await tx.delete(RecoveryCode, { userId });
  }
}
