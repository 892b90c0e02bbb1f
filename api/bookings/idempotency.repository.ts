import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { idempotencyKeyReused } from './bookings.problems.js';

export interface Submit {
  scope: string;
  key: string;
  /** What was sent; the same key with something else is refused. */
  request: unknown;
  now: Date;
}

/** Whose submits of a booking are kept. */
export const bookingScope = (clientId: string) => `book:${clientId}`;

/** Whose submits at the desk are kept. */
export const deskScope = (adminId: string) => `desk:${adminId}`;

/** Keeps what was answered to a submit, in the transaction that did the work. */
@Injectable()
export class IdempotencyRepository {
  /**
   * Claims the key for this transaction and gives null, or gives the earlier answer. A second submit that comes
   * while the first is being worked on waits on the primary key until the first is committed or rolled back.
   */
  async claim<Answer>({ scope, key, request, now }: Submit, within: EntityManager): Promise<Answer | null> {
    const hash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
    const claimed: unknown[] = await within.query(
      `INSERT INTO idempotency_keys (scope, key, request_hash, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING 1`,
      [scope, key, hash, now],
    );
    if (claimed.length > 0) return null;
    const [earlier]: { request_hash: string; answer: Answer }[] = await within.query(
      `SELECT request_hash, answer FROM idempotency_keys WHERE scope = $1 AND key = $2`,
      [scope, key],
    );
    if (earlier?.request_hash !== hash) throw idempotencyKeyReused();
    return earlier.answer;
  }

  /** Answers name the client, so they go when she does. */
  async forget(scope: string, within: EntityManager): Promise<void> {
    await within.query(`DELETE FROM idempotency_keys WHERE scope = $1`, [scope]);
  }

  async keep({ scope, key }: Submit, answer: unknown, within: EntityManager): Promise<void> {
    await within.query(`UPDATE idempotency_keys SET answer = $3 WHERE scope = $1 AND key = $2`, [
      scope,
      key,
      JSON.stringify(answer),
    ]);
  }
}
