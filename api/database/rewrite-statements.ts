import type { QueryRunner } from 'typeorm';

/** Rewrites the text of every statement sent on this connection while the work runs. */
export async function rewriteStatements(
  runner: QueryRunner,
  rewrite: (sql: string) => string,
  work: () => Promise<unknown>,
): Promise<void> {
  const query = runner.query.bind(runner);
  runner.query = ((sql: string, ...rest: []) => query(rewrite(sql), ...rest)) as QueryRunner['query'];
  try {
    await work();
  } finally {
    runner.query = query;
  }
}
