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
  /** The caller and the verb, so that keys of different people never clash. */
  scope: string;
  key: string;
  /** The request; the same key with a different one is refused. */
  request: unknown;
  now: Date;
}

/** Scope of a client's booking submits. */
export const bookingScope = (clientId: string) => `book:${clientId}`;

/** Scope of submits at the desk. */
export const deskScope = (adminId: string) => `desk:${adminId}`;

/** Scope of submits at the till. */
export const tillScope = (actorId: string) => `till:${actorId}`;

const hashOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/** Stores the answer to a submit, in the transaction that did the work. */
@Injectable()
export class IdempotencyService {
  constructor(private readonly answers: IdempotencyRepository) {}

  /** Selects the earlier answer as part of another query; `earlierIn` parses the result. */
  earlierStatement({ scope, key }: Submit): Statement {
    return this.answers.findStatement(scope, key);
  }

  /** The earlier answer, or null for a new key. Throws 422 if the key was used for a different request. */
  earlierIn<Answer>({ request }: Submit, kept: KeptAnswer | null): Answer | null {
    if (kept === null) return null;
    if (kept.requestHash !== hashOf(request)) throw idempotencyKeyReused();
    return kept.answer as Answer;
  }

  /**
   * The same in a query of its own.
   *
   * @param otherwise the problem to throw if the key was used for a different request
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

  /** Stores the answer as part of the write it describes. Fails if another submit with this key was faster. */
  keepStatement({ scope, key, request, now }: Submit, answer: unknown): Statement {
    return this.answers.insertStatement({ scope, key, requestHash: hashOf(request), answer, createdAt: now });
  }

  /** Runs the same at once. */
  keep(submit: Submit, answer: unknown, tx: EntityManager): Promise<void> {
    return writeBatch({ keepAnswer: this.keepStatement(submit, answer) }, tx);
  }

  /** True if a write failed because the key has just been stored. A retry finds its answer. */
  wasKeptMeanwhile(error: unknown): boolean {
    return violates(error, 'idempotency_keys_pkey');
  }

  /** Answers name the client, so they are deleted with the client. */
  deleteScope(scope: string, tx: EntityManager): Promise<void> {
    return this.answers.removeOfScope(scope, tx);
  }

  /** Deletes answers that contain one of these objects. */
  deleteAnswersAbout(ids: string[], tx: EntityManager): Promise<void> {
    return this.answers.removeAbout(ids, tx);
  }
}
