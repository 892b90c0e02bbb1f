import type pg from 'pg';
import { type DataSource, type EntityManager, QueryFailedError, type QueryRunner } from 'typeorm';
import { insideTransaction } from './one-connection.js';

/** Accepts a write whose result is not needed before the end. It must have been sent already. */
export type Later = (write: Promise<unknown>) => void;

/** A result whose work should be rolled back: it was only a look, or came to nothing. */
export class KeepNothing<Result> {
  constructor(readonly result: Result) {}
}

/**
 * One attempt at work that can't wait for the network: statements are sent without awaiting the previous ones, and
 * answered in order. START TRANSACTION is not awaited, and COMMIT is sent together with the deferred writes. If one
 * fails, PostgreSQL turns the COMMIT into a rollback, and the first failure is thrown. Work that returns
 * `KeepNothing` is rolled back, and its result is returned.
 */
export async function pipelinedTransaction<Result>(
  source: DataSource,
  work: (tx: EntityManager, later: Later) => Promise<Result | KeepNothing<Result>>,
): Promise<Result> {
  const runner = source.createQueryRunner();
  const unanswered: Promise<unknown>[] = [];
  const failures: unknown[] = [];
  const later: Later = (write) => {
    write.catch(() => undefined);
    unanswered.push(write);
  };
  try {
    const connection = (await runner.connect()) as pg.PoolClient;
    const answersOf = sendingAhead(runner, connection, failures);
    await runner.startTransaction();
    answersOf.forEach(later);
    const result = await insideTransaction(() => work(runner.manager, later));
    later(result instanceof KeepNothing ? runner.rollbackTransaction() : runner.commitTransaction());
    throwFirst(await Promise.allSettled(unanswered));
    return result instanceof KeepNothing ? result.result : result;
  } catch (error) {
    // Await all responses, so that none is left on the connection.
    await Promise.allSettled(unanswered);
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw isOnlyAborted(error) ? (failures[0] ?? error) : error;
  } finally {
    await runner.release();
  }
}

/** PostgreSQL's error for statements after a failed one, whose own error is the relevant one. */
const isOnlyAborted = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '25P02';

/** Rows as TypeORM returns them: those of a change come with their count. */
const rowsOf = ({ command, rows, rowCount }: pg.QueryResult): unknown =>
  command === 'UPDATE' || command === 'DELETE' ? [rows, rowCount] : rows;

/**
 * Lets the runner continue as soon as START TRANSACTION is sent, whose response it returns. Sends nothing after a
 * COMMIT, where it would be a separate transaction. Statements go directly to the driver: no one listens to TypeORM's
 * events about them, which take as long as sending. Records failures in PostgreSQL's order: with several pending
 * statements, a later one may be awaited first.
 */
function sendingAhead(
  runner: QueryRunner,
  connection: pg.PoolClient,
  failures: unknown[],
): Promise<unknown>[] {
  const sendForEntities = runner.query.bind(runner);
  const send = (text: string, parameters?: unknown[], isStructured = false): Promise<never> =>
    isStructured
      ? (Reflect.apply(sendForEntities, runner, [text, parameters, isStructured]) as Promise<never>)
      : connection.query(text, parameters).then(
          (result) => rowsOf(result) as never,
          (error: Error) => {
            throw new QueryFailedError(text, parameters, error);
          },
        );
  const started: Promise<unknown>[] = [];
  let isCommitting = false;
  runner.query = (text: string, ...rest: [unknown[]?, boolean?]) => {
    if (runner.isReleased || (isCommitting && text !== 'ROLLBACK'))
      return Promise.reject(new Error(`Too late: ${text}`));
    isCommitting ||= text === 'COMMIT';
    const answer = send(text, ...rest);
    answer.catch((error: unknown) => failures.push(error));
    if (text !== 'START TRANSACTION') return answer;
    started.push(answer);
    return Promise.resolve(undefined as never);
  };
  return started;
}

function throwFirst(settled: PromiseSettledResult<unknown>[]): void {
  const failed = settled.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}
