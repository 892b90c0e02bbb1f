import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { pgRefusal } from './pg-errors.js';

/** Thrown inside a transaction that found its ground moved; it is rolled back and done again. */
export class TryAgain extends Error {}

const MOST_TRIES = 4;

const isWorthAnotherTry = (error: unknown): boolean => {
  if (error instanceof TryAgain) return true;
  const refusal = pgRefusal(error)?.refusal;
  return refusal === 'deadlock' || refusal === 'serialization';
};

/** All of it or nothing. A deadlock or a serialization failure is nobody's fault: the work is done again, at most thrice. */
export async function inTransaction<Result>(
  source: DataSource,
  work: (within: EntityManager) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await source.transaction(work);
    } catch (error) {
      if (tries >= MOST_TRIES || !isWorthAnotherTry(error)) throw error;
      // Unequal pauses, so that two who met do not meet again.
      await pause(Math.random() * 20 * tries);
    }
  }
}
