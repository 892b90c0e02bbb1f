import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { bytes, instant, nullable, text } from '../../database/columns.js';
import { countChanged, execute, queryRows } from '../../database/rows.js';
import { Formula } from './formula.entity.js';

/** One version, with the names to show. */
export interface FormulaRow {
  id: string;
  formulaId: string;
  serviceId: string | null;
  serviceTitle: string | null;
  sealed: Buffer;
  writerName: string | null;
  writtenAt: Date;
}

@Injectable()
export class FormulasRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** All versions in a client record, the latest of each formula first. */
  list(recordId: string): Promise<FormulaRow[]> {
    return queryRows(
      this.source,
      {
        id: text,
        formulaId: text,
        serviceId: nullable(text),
        serviceTitle: nullable(text),
        sealed: bytes,
        writerName: nullable(text),
        writtenAt: instant,
      },
      `SELECT formulas.id, formula_id AS "formulaId", service_id AS "serviceId", services.title AS "serviceTitle", sealed,
         users.name AS "writerName", written_at AS "writtenAt"
       FROM formulas LEFT JOIN services ON services.id = service_id LEFT JOIN users ON users.id = written_by
       WHERE client_id = $1 ORDER BY formulas.version DESC, formulas.id`,
      [recordId],
    );
  }

  async add(formula: Formula, tx: EntityManager): Promise<void> {
    await tx.insert(Formula, formula);
  }

  /** Its latest version in this client record; null if the record has no such formula. */
  latestVersion(formulaId: string, recordId: string, tx: EntityManager): Promise<number | null> {
    return tx.maximum(Formula, 'version', { formulaId, clientId: recordId });
  }

  /** Deletes all versions. False for an unknown one. */
  async remove(formulaId: string, recordId: string, tx: EntityManager): Promise<boolean> {
    const gone = await countChanged(tx, `DELETE FROM formulas WHERE formula_id = $1 AND client_id = $2`, [
      formulaId,
      recordId,
    ]);
    return gone > 0;
  }

  async moveTo(recordId: string, to: string, tx: EntityManager): Promise<void> {
    await execute(tx, `UPDATE formulas SET client_id = $2 WHERE client_id = $1`, [recordId, to]);
  }
}
