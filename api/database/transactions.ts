import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { insideTransaction } from './one-connection.js';
import { pgErrorOf } from './pg-errors.js';
import { type KeepNothing, type Later, pipelinedTransaction } from './pipelined-transaction.js';

/** Thrown inside a transaction when what it relied on has changed; it is rolled back and run again. */
export class RetryTransactionError extends Error {}

const MAX_TRIES = 4;

/** Runs work in transactions: all of it or nothing. A deadlock or serialization failure gets up to three retries. */
@Injectable()
export class Transactions {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  run<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    return retried(() => this.source.transaction((tx) => insideTransaction(() => work(tx))));
  }

  /** Reads everything as it was at one moment. */
  readSnapshot<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    return this.source.transaction('REPEATABLE READ', (tx) => insideTransaction(() => work(tx)));
  }

  /** Like `run`, for work that cannot wait for the network after each statement: see `pipelinedTransaction`. */
  runPipelined<Result>(
    work: (tx: EntityManager, later: Later) => Promise<Result | KeepNothing<Result>>,
  ): Promise<Result> {
    return retried(() => pipelinedTransaction(this.source, work));
  }
}

/** Unequal pauses, so that two transactions that collided don't collide again. */
async function retried<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction();
    } catch (error) {
      if (tries >= MAX_TRIES || !isWorthAnotherTry(error)) throw error;
      await pause(Math.random() * 20 * tries);
    }
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  if (error instanceof RetryTransactionError) return true;
  const kind = pgErrorOf(error)?.kind;
  return kind === 'deadlock' || kind === 'serialization';
}
