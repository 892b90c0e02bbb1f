import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { execute } from '../../database/rows.js';
import { FileKey } from './file-key.entity.js';

@Injectable()
export class FileKeysRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The ids of all keys that have sealed something. */
  async listIds(tx: EntityManager = this.source.manager): Promise<ReadonlySet<string>> {
    const keys = await tx.find(FileKey, { select: { id: true } });
    return new Set(keys.map(({ id }) => id));
  }

  /** Does nothing if the key is known. */
  async add(id: string, madeAt: Date, tx: EntityManager): Promise<void> {
    await execute(tx, `INSERT INTO file_keys (id, made_at) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
      id,
      madeAt,
    ]);
  }
}
