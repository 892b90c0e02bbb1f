import type pg from 'pg';
import { type DataSource, type EntityManager, QueryFailedError, type QueryRunner } from 'typeorm';
import { insideTransaction } from './one-connection.js';

/** Takes a write whose answer nobody needs before the end. It has to be sent by the time it is handed over. */
export type Later = (write: Promise<unknown>) => void;

/** The result of work of which nothing is kept: it wrote for what came to nothing, or only looked. */
export class KeepNothing<Result> {
  constructor(readonly result: Result) {}
}

/**
 * One try of work that cannot wait for the network: statements that are sent without waiting for the one before are answered
 * together, in the order in which they were sent. START TRANSACTION is not waited for, and COMMIT goes out with the writes
 * that were left for later: if one of them fails, PostgreSQL answers the COMMIT with a rollback, and the error is that of the
 * first that failed. Work that gives `KeepNothing` is rolled back, and its result returned.
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
    // What was sent is answered first, so that nothing of it is left on the connection.
    await Promise.allSettled(unanswered);
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw isOnlyAborted(error) ? (failures[0] ?? error) : error;
  } finally {
    await runner.release();
  }
}

/** What PostgreSQL says to whatever comes behind a statement that failed, whose own error is what happened. */
const isOnlyAborted = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '25P02';

/** Rows as TypeORM gives them: those of a change come with their number. */
const rowsOf = ({ command, rows, rowCount }: pg.QueryResult): unknown =>
  command === 'UPDATE' || command === 'DELETE' ? [rows, rowCount] : rows;

/**
 * Makes the runner go on as soon as it has sent START TRANSACTION, whose answers it gives. Sends nothing behind a COMMIT,
 * where it would be a transaction of its own. Statements go straight to the driver: nobody listens to TypeORM's events
 * about them, which take as long as sending does. Notes failures in the order in which PostgreSQL answers: whoever waits
 * for several statements may hear of a later one first.
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
