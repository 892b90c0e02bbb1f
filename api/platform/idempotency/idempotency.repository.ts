import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { object, text, unparsed } from '../../database/columns.js';
import { execute, findRow } from '../../database/rows.js';
import type { Statement } from '../../database/statement.js';
import type { IdempotencyKey } from './idempotency-key.entity.js';
import type { KeptAnswer } from './kept-answer.js';

const keptAnswer = object<KeptAnswer>({ requestHash: text, answer: unparsed });

@Injectable()
export class IdempotencyRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Waits on the primary key for a concurrent insert of the same key, then fails on it. */
  insertStatement({ scope, key, requestHash, answer, createdAt }: IdempotencyKey): Statement {
    return {
      sql: `INSERT INTO idempotency_keys (scope, key, request_hash, answer, created_at)
        VALUES ($1::text, $2::text, $3::text, $4::json, $5::timestamptz)`,
      values: [scope, key, requestHash, JSON.stringify(answer), createdAt],
    };
  }

  /** Selects the stored answer as JSON. */
  findStatement(scope: string, key: string): Statement {
    return {
      sql: `SELECT json_build_object('requestHash', request_hash, 'answer', answer) AS kept
        FROM idempotency_keys WHERE scope = $1 AND key = $2`,
      values: [scope, key],
    };
  }

  async findAnswer(scope: string, key: string, tx: EntityManager): Promise<KeptAnswer | null> {
    const { sql, values } = this.findStatement(scope, key);
    const row = await findRow(tx, { kept: keptAnswer }, sql, values);
    return row?.kept ?? null;
  }

  async removeOfScope(scope: string, tx: EntityManager): Promise<void> {
    await execute(tx, `DELETE FROM idempotency_keys WHERE scope = $1`, [scope]);
  }

  async removeAbout(ids: string[], tx: EntityManager): Promise<void> {
    await execute(tx, `DELETE FROM idempotency_keys WHERE answer ->> '_id' = ANY ($1)`, [ids]);
  }

  async sweep(before: Date): Promise<void> {
    await execute(this.source, `DELETE FROM idempotency_keys WHERE created_at < $1`, [before]);
  }
}
