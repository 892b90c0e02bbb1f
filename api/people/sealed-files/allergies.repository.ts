import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { bytes, instant, nullable, text } from '../../database/columns.js';
import { countChanged, execute, queryRows } from '../../database/rows.js';
import { Allergy } from './allergy.entity.js';

/** An allergy with the name to show. */
export interface AllergyRow {
  id: string;
  sealed: Buffer;
  writerName: string | null;
  writtenAt: Date;
}

@Injectable()
export class AllergiesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** In a client record, in the order in which they were entered. */
  list(recordId: string): Promise<AllergyRow[]> {
    return queryRows(
      this.source,
      { id: text, sealed: bytes, writerName: nullable(text), writtenAt: instant },
      `SELECT allergies.id, sealed, users.name AS "writerName", written_at AS "writtenAt"
       FROM allergies LEFT JOIN users ON users.id = written_by
       WHERE client_id = $1 ORDER BY written_at, allergies.id`,
      [recordId],
    );
  }

  count(recordId: string, tx: EntityManager = this.source.manager): Promise<number> {
    return tx.countBy(Allergy, { clientId: recordId });
  }

  async add(allergy: Allergy, tx: EntityManager): Promise<void> {
    await tx.insert(Allergy, allergy);
  }

  /** False for an unknown one. */
  async remove(id: string, recordId: string, tx: EntityManager): Promise<boolean> {
    const gone = await countChanged(tx, `DELETE FROM allergies WHERE id = $1 AND client_id = $2`, [
      id,
      recordId,
    ]);
    return gone > 0;
  }

  async moveTo(recordId: string, to: string, tx: EntityManager): Promise<void> {
    await execute(tx, `UPDATE allergies SET client_id = $2 WHERE client_id = $1`, [recordId, to]);
  }
}
