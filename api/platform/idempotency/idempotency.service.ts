import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Problem } from '../../common/problem/problem.js';
import { violates } from '../../database/pg-errors.js';
import { type Statement, writeBatch } from '../../database/statement.js';
import { idempotencyKeyReused } from './idempotency.problems.js';
import { IdempotencyRepository } from './idempotency.repository.js';
import type { KeptAnswer } from './kept-answer.js';

export interface Submit {
  /** Whose submit it is and for what: keys of two people never meet. */
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

/** Whose submits at the till are kept. */
export const tillScope = (actorId: string) => `till:${actorId}`;

const hashOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/** Keeps what was answered to a submit, in the transaction that did the work. */
@Injectable()
export class IdempotencyService {
  constructor(private readonly answers: IdempotencyRepository) {}

  /** Asks for the earlier answer, as a part of another question; `earlierIn` reads what comes back. */
  earlierStatement({ scope, key }: Submit): Statement {
    return this.answers.findStatement(scope, key);
  }

  /** The earlier answer, or null for a new key. Throws 422 when the key came with another request. */
  earlierIn<Answer>({ request }: Submit, kept: KeptAnswer | null): Answer | null {
    if (kept === null) return null;
    if (kept.requestHash !== hashOf(request)) throw idempotencyKeyReused();
    return kept.answer as Answer;
  }

  /**
   * The same in a question of its own.
   *
   * @param otherwise the problem when the key came with another request, if it is another one
   */
  async earlier<Answer>(
    submit: Submit,
    tx: EntityManager,
    otherwise?: (answer: Answer) => Problem,
  ): Promise<Answer | null> {
    const kept = await this.answers.findAnswer(submit.scope, submit.key, tx);
    if (kept && otherwise && kept.requestHash !== hashOf(submit.request))
      throw otherwise(kept.answer as Answer);
    return this.earlierIn<Answer>(submit, kept);
  }

  /** Keeps the answer, as a part of the write it is about. Refused if another submit with this key was quicker. */
  keepStatement({ scope, key, request, now }: Submit, answer: unknown): Statement {
    return this.answers.insertStatement({ scope, key, requestHash: hashOf(request), answer, createdAt: now });
  }

  /** The same at once. */
  keep(submit: Submit, answer: unknown, tx: EntityManager): Promise<void> {
    return writeBatch({ keepAnswer: this.keepStatement(submit, answer) }, tx);
  }

  /** Whether a write was refused because the same key had been kept meanwhile: the next try finds its answer. */
  wasKeptMeanwhile(error: unknown): boolean {
    return violates(error, 'idempotency_keys_pkey');
  }

  /** Answers name the client, so they go when the client does. */
  deleteScope(scope: string, tx: EntityManager): Promise<void> {
    return this.answers.removeOfScope(scope, tx);
  }

  /** Removes answers that show one of these objects. */
  deleteAnswersAbout(ids: string[], tx: EntityManager): Promise<void> {
    return this.answers.removeAbout(ids, tx);
  }
}
