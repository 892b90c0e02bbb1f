import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { idempotencyKeyReused } from './idempotency.problems.js';
import { IdempotencyRepository } from './idempotency.repository.js';

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

/** Keeps what was answered to a submit, in the transaction that did the work. */
@Injectable()
export class IdempotencyService {
  constructor(private readonly answers: IdempotencyRepository) {}

  /**
   * Claims the key for this transaction and gives null, or gives the earlier answer. A second submit that comes
   * while the first is being worked on waits until the first is committed or rolled back.
   */
  async claim<Answer>({ scope, key, request, now }: Submit, within: EntityManager): Promise<Answer | null> {
    const hash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
    // Asked behind each other without waiting: a second statement sees what the first one had to wait for.
    const [isAdded, earlier] = await Promise.all([
      this.answers.add({ scope, key, requestHash: hash, createdAt: now }, within),
      this.answers.find<Answer>(scope, key, within),
    ]);
    if (isAdded) return null;
    if (earlier?.requestHash !== hash) throw idempotencyKeyReused();
    return earlier.answer;
  }

  keep({ scope, key }: Submit, answer: unknown, within: EntityManager): Promise<void> {
    return this.answers.setAnswer(scope, key, answer, within);
  }

  /** Answers name the client, so they go when the client does. */
  deleteScope(scope: string, within: EntityManager): Promise<void> {
    return this.answers.removeOfScope(scope, within);
  }

  /** Removes answers that show one of these objects. */
  deleteAnswersAbout(ids: string[], within: EntityManager): Promise<void> {
    return this.answers.removeAbout(ids, within);
  }
}
