import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { RecoveryCode } from './recovery-code.entity.js';

@Injectable()
export class RecoveryCodesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  countUnused(userId: string, within: EntityManager = this.source.manager): Promise<number> {
    return within.countBy(RecoveryCode, { userId, usedAt: IsNull() });
  }

  /** These and no others from now on. */
  async replaceAllOf(
    userId: string,
    { hashes, createdAt }: { hashes: Buffer[]; createdAt: Date },
    within: EntityManager,
  ): Promise<void> {
    await this.removeAllOf(userId, within);
    await within.insert(
      RecoveryCode,
      hashes.map((codeHash) => ({ userId, codeHash, createdAt })),
    );
  }

  /** False for one that there is not, or that has been used. */
  async use(userId: string, codeHash: Buffer, usedAt: Date, within: EntityManager): Promise<boolean> {
    const { affected } = await within.update(
      RecoveryCode,
      { userId, codeHash, usedAt: IsNull() },
      { usedAt },
    );
    return affected === 1;
  }

  async removeAllOf(userId: string, within: EntityManager): Promise<void> {
    await within.delete(RecoveryCode, { userId });
  }
}
