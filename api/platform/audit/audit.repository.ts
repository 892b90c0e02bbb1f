import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { bool, instant, text } from '../../database/columns.js';
import { execute, getRow, queryRows } from '../../database/rows.js';
import type { AuditAction } from './audit-action.js';
import { AuditEntry } from './audit-entry.entity.js';

/** In the privacy text. @internal */
export const KEPT = '1 year';

@Injectable()
export class AuditRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async addEntry(entry: Omit<AuditEntry, 'id'>, tx: EntityManager): Promise<void> {
    await tx.insert(AuditEntry, entry);
  }

  /** Times at which one of these actions was last done to each of these objects. Working hours don’t count. */
  async lastActsOn(
    { type, actions }: { type: string; actions: readonly AuditAction[] },
    ids: readonly string[],
  ): Promise<{ id: string; at: Date }[]> {
    return queryRows(
      this.source,
      { id: text, at: instant },
      `SELECT object_id AS id, max(at) AS at FROM audit_entries
       WHERE object_id = ANY($1) AND object_type = $2 AND action = ANY($3) AND NOT detail ? 'hours'
       GROUP BY object_id`,
      [ids, type, actions],
    );
  }

  /** True if this person did it to this object at or after that time. */
  async hasDone(
    { actorId, action, objectId }: Pick<AuditEntry, 'actorId' | 'action' | 'objectId'>,
    since: Date,
  ): Promise<boolean> {
    const { isDone } = await getRow(
      this.source,
      { isDone: bool },
      `SELECT EXISTS (SELECT FROM audit_entries
         WHERE object_id = $1 AND actor_id = $2 AND action = $3 AND at >= $4) AS "isDone"`,
      [objectId, actorId, action, since],
    );
    return isDone;
  }

  /** Judges age by the database's clock, like the trigger that protects newer entries. */
  async deleteOld(): Promise<void> {
    await execute(this.source, `DELETE FROM audit_entries WHERE at < now() - $1::interval`, [KEPT]);
  }
}
