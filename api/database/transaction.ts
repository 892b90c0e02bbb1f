import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { pgErrorOf } from './pg-errors.js';

/** Thrown inside a transaction when what it relied on has changed; it is rolled back and run again. */
export class RetryTransactionError extends Error {}

const MAX_TRIES = 4;

const isWorthAnotherTry = (error: unknown): boolean => {
  if (error instanceof RetryTransactionError) return true;
  const kind = pgErrorOf(error)?.kind;
  return kind === 'deadlock' || kind === 'serialization';
};

/** All of it or nothing. A deadlock or serialization failure is nobody's fault: up to three retries. */
export function inTransaction<Result>(
  source: DataSource,
  work: (within: EntityManager) => Promise<Result>,
): Promise<Result> {
  return retried(() => source.transaction(work));
}

/** Runs a transaction, and again when its end was nobody's fault. */
export async function retried<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction();
    } catch (error) {
      if (tries >= MAX_TRIES || !isWorthAnotherTry(error)) throw error;
      // Unequal pauses, so that two transactions that collided don't collide again.
      await pause(Math.random() * 20 * tries);
    }
  }
}
