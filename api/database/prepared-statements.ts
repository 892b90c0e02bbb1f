import pg from 'pg';
import { logWhenSlow } from './slow-statements.js';

/**
 * How many different statements are kept. The code knows fewer; those that are put together while the app runs, such as
 * a list of unusual length, come after them and may not fill the memory of the server.
 */
const MAX_STATEMENTS = 300;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_STATEMENTS) return known;
  const name = `statement_${names.size}`;
  names.set(text, name);
  return name;
}

/** Text and parameters become a named statement; whatever comes in another shape stays as it is. */
function named(request: unknown[]): unknown[] {
  const [text, values, ...rest] = request;
  const hasParameters = typeof text === 'string' && Array.isArray(values) && values.length > 0;
  return hasParameters ? [{ name: nameOf(text), text, values }, ...rest] : request;
}

/** After a statement that failed, PostgreSQL ends the transaction as asked, but says ROLLBACK, and calls it no error. */
function assertCommitted({ command }: pg.QueryResult): void {
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: a statement in it had failed.');
}

const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/**
 * A connection on which PostgreSQL parses and plans each statement once, not every time it runs. What is asked before the
 * event loop turns leaves as one packet, so that pipelined statements wake PostgreSQL once. A connection that has given no
 * answer in time is closed: given back to the pool, it would let the next statement wait for that answer too.
 */
export class PreparingClient extends pg.Client {
  private isGathering = false;
  private readonly slowMs: number;

  constructor(options: pg.ClientConfig & { slowStatementMs?: number }) {
    super(options);
    this.slowMs = options.slowStatementMs ?? 0;
  }

  /** Holds back what is written until the current turn is over; waiting for the whole loop slowed many who book at once. */
  private gather(): void {
    if (this.isGathering) return;
    this.isGathering = true;
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => {
      this.isGathering = false;
      stream.uncork();
    });
  }

  override query(...request: unknown[]) {
    this.gather();
    const answer = Reflect.apply(super.query, this, named(request)) as Promise<pg.QueryResult> | undefined;
    // Each overload of the driver's own returns something else; `never` fits them all.
    return (answer instanceof Promise ? this.watch(request[0], answer) : answer) as never;
  }

  private watch(statement: unknown, answer: Promise<pg.QueryResult>): Promise<pg.QueryResult> {
    logWhenSlow(statement, answer, this.slowMs);
    answer.catch((error: unknown) => {
      if (isUnanswered(error)) this.connection.stream.destroy();
    });
    if (statement !== 'COMMIT') return answer;
    return answer.then((result) => {
      assertCommitted(result);
      return result;
    });
  }
}
