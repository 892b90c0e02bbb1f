import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { retried } from './transaction.js';

/** Takes a write whose answer nobody needs before the end. It has to be sent by the time it is handed over. */
export type Later = (write: Promise<unknown>) => void;

/**
 * Like `inTransaction`, for work that cannot wait for the network: statements that are sent without waiting for the one
 * before are answered together, in the order in which they were sent. Nobody waits for START TRANSACTION, and COMMIT goes
 * out with the writes that were left for later: if one of them fails, PostgreSQL answers the COMMIT with a rollback, and
 * the error is that of the first that failed.
 */
export function inPipelinedTransaction<Result>(
  source: DataSource,
  work: (within: EntityManager, later: Later) => Promise<Result>,
): Promise<Result> {
  return retried(async () => {
    const runner = source.createQueryRunner();
    const unanswered: Promise<unknown>[] = [];
    const failures: unknown[] = [];
    const later: Later = (write) => {
      write.catch(() => undefined);
      unanswered.push(write);
    };
    try {
      await runner.connect();
      const answersOf = sendingAhead(runner, failures);
      await runner.startTransaction();
      answersOf.forEach(later);
      const result = await work(runner.manager, later);
      later(runner.commitTransaction());
      throwFirst(await Promise.allSettled(unanswered));
      return result;
    } catch (error) {
      // What was sent is answered first, so that nothing of it is left on the connection.
      await Promise.allSettled(unanswered);
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw isOnlyAborted(error) ? (failures[0] ?? error) : error;
    } finally {
      await runner.release();
    }
  });
}

/** What PostgreSQL says to whatever comes behind a statement that failed, whose own error is what happened. */
const isOnlyAborted = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '25P02';

/**
 * Makes the runner go on as soon as it has sent START TRANSACTION, whose answers it gives. Sends nothing behind a COMMIT,
 * where it would be a transaction of its own. Notes failures in the order in which PostgreSQL answers: whoever waits for
 * several statements may hear of a later one first.
 */
function sendingAhead(runner: QueryRunner, failures: unknown[]): Promise<unknown>[] {
  const send = runner.query.bind(runner);
  const started: Promise<unknown>[] = [];
  let isCommitting = false;
  runner.query = (text: string, ...rest: [unknown[]?, boolean?]) => {
    if (isCommitting && text !== 'ROLLBACK') return Promise.reject(new Error(`Too late: ${text}`));
    isCommitting ||= text === 'COMMIT';
    const answer: Promise<never> = Reflect.apply(send, runner, [text, ...rest]);
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
