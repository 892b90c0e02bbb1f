import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { execute } from '../../database/rows.js';
import { AuditEntry } from './audit-entry.entity.js';

/** In the privacy text. @internal */
export const KEPT = '1 year';

@Injectable()
export class AuditRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async addEntry(entry: Omit<AuditEntry, 'id'>, tx: EntityManager): Promise<void> {
    await tx.insert(AuditEntry, entry);
  }

  /** Judges age by the database's clock, like the trigger that protects newer entries. */
  async deleteOld(): Promise<void> {
    await execute(this.source, `DELETE FROM audit_entries WHERE at < now() - $1::interval`, [KEPT]);
  }
}
