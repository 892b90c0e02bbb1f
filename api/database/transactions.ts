import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { insideTransaction } from './one-connection.js';
import { pgErrorOf } from './pg-errors.js';
import { KeepNothing, type Later, pipelinedTransaction } from './pipelined-transaction.js';
import { type WriteBatch, writeBatch } from './statement.js';

/** Thrown inside a transaction whose assumptions have changed; it is rolled back and run again. */
export class RetryTransactionError extends Error {}

/** The outcome of work, and its pending writes. */
interface Decided {
  /** Each batch is one statement, sent in this order together with the COMMIT. Null rolls everything back. */
  writes: WriteBatch[] | null;
}

const MAX_TRIES = 4;

/**
 * Runs work in transactions, completely or not at all. Deadlocks and serialization failures are retried up to three
 * times.
 */
@Injectable()
export class Transactions {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  run<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    return retried(() => this.source.transaction((tx) => insideTransaction(() => work(tx))));
  }

  /** Reads everything from a single snapshot. */
  readSnapshot<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    return this.source.transaction('REPEATABLE READ', (tx) => insideTransaction(() => work(tx)));
  }

  /** Like `run`, for work that can't wait for the network after each statement: see `pipelinedTransaction`. */
  runPipelined<Result>(
    work: (tx: EntityManager, later: Later) => Promise<Result | KeepNothing<Result>>,
  ): Promise<Result> {
    return retried(() => pipelinedTransaction(this.source, work));
  }

  /**
   * Runs work that only decides, and sends the resulting writes together with the COMMIT, which saves a round trip.
   * @param isRetried further errors after which to retry
   */
  runThenWrite<Outcome extends Decided>(
    work: (tx: EntityManager) => Promise<Outcome>,
    isRetried?: (error: unknown) => boolean,
  ): Promise<Outcome> {
    const decideAndWrite = async (tx: EntityManager, later: Later) => {
      const outcome = await work(tx);
      if (outcome.writes === null) return new KeepNothing(outcome);
      for (const batch of outcome.writes) later(writeBatch(batch, tx));
      return outcome;
    };
    return retried(() => pipelinedTransaction(this.source, decideAndWrite), isRetried);
  }
}

/** Random pauses, so that two colliding transactions don't collide again. */
async function retried<Result>(
  transaction: () => Promise<Result>,
  isRetried: (error: unknown) => boolean = () => false,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction();
    } catch (error) {
      if (tries >= MAX_TRIES || !(isWorthAnotherTry(error) || isRetried(error))) throw error;
      await pause(Math.random() * 20 * tries);
    }
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  if (error instanceof RetryTransactionError) return true;
  const kind = pgErrorOf(error)?.kind;
  return kind === 'deadlock' || kind === 'serialization';
}
