import pg from 'pg';
import { logWhenSlow } from './slow-statements.js';

/**
 * The most prepared statements. The code has fewer; statements built at run time, such as for a list of unusual
 * length, must not fill the server's memory.
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

/** Turns text and parameters into a named statement; requests in other forms stay unchanged. */
function named(request: unknown[]): unknown[] {
  const [text, values, ...rest] = request;
  const hasParameters = typeof text === 'string' && Array.isArray(values) && values.length > 0;
  return hasParameters ? [{ name: nameOf(text), text, values }, ...rest] : request;
}

/** After a failed statement, PostgreSQL ends the transaction, but reports ROLLBACK instead of an error. */
function assertCommitted({ command }: pg.QueryResult): void {
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: a statement in it had failed.');
}

const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/**
 * A connection on which PostgreSQL parses and plans each statement only once. Statements sent within one turn of the
 * event loop leave in one packet, so that a pipeline wakes PostgreSQL once. A connection that did not respond in time
 * is closed: back in the pool, it would make the next statement wait for that response.
 */
export class PreparingClient extends pg.Client {
  private isGathering = false;
  private readonly slowMs: number;

  constructor(options: pg.ClientConfig & { slowStatementMs?: number }) {
    super(options);
    this.slowMs = options.slowStatementMs ?? 0;
  }

  /** Buffers writes until the current turn is over; waiting for the whole event loop slowed down concurrent bookings. */
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
    // The driver's overloads return different types; `never` fits them all.
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
