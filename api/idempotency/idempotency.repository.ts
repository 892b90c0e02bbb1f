import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { IdempotencyKey } from './idempotency-key.entity.js';

@Injectable()
export class IdempotencyRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** False when the key is there already; waits on the primary key for a transaction that is adding it. */
  async add(
    { scope, key, requestHash, createdAt }: Omit<IdempotencyKey, 'answer'>,
    within: EntityManager,
  ): Promise<boolean> {
    const added: unknown[] = await within.query(
      `INSERT INTO idempotency_keys (scope, key, request_hash, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING 1`,
      [scope, key, requestHash, createdAt],
    );
    return added.length > 0;
  }

  async find<Answer>(
    scope: string,
    key: string,
    within: EntityManager,
  ): Promise<{ requestHash: string; answer: Answer } | null> {
    const [row]: { requestHash: string; answer: Answer }[] = await within.query(
      `SELECT request_hash AS "requestHash", answer FROM idempotency_keys WHERE scope = $1 AND key = $2`,
      [scope, key],
    );
    return row ?? null;
  }

  async setAnswer(scope: string, key: string, answer: unknown, within: EntityManager): Promise<void> {
    await within.query(`UPDATE idempotency_keys SET answer = $3 WHERE scope = $1 AND key = $2`, [
      scope,
      key,
      JSON.stringify(answer),
    ]);
  }

  async removeOfScope(scope: string, within: EntityManager): Promise<void> {
    await within.query(`DELETE FROM idempotency_keys WHERE scope = $1`, [scope]);
  }

  async removeAbout(ids: string[], within: EntityManager): Promise<void> {
    await within.query(`DELETE FROM idempotency_keys WHERE answer ->> '_id' = ANY ($1)`, [ids]);
  }

  async sweep(before: Date): Promise<void> {
    await this.source.query(`DELETE FROM idempotency_keys WHERE created_at < $1`, [before]);
  }
}
