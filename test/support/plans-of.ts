import type { DataSource } from 'typeorm';

/**
 * PostgreSQL's plans for the app's reads during this work, for those that contain this text. Steps that are turned off
 * are its last choice, as they would be with many more rows.
 */
export async function plansOf(
  database: DataSource,
  part: string,
  work: () => PromiseLike<unknown>,
  turnedOff: readonly ('enable_seqscan' | 'enable_sort')[] = ['enable_seqscan'],
): Promise<string[]> {
  const { logger } = database;
  const sent: { query: string; parameters: unknown[] }[] = [];
  const logQuery = (query: string, parameters: unknown[] = []) => {
    if (query.startsWith('SELECT') && query.includes(part)) sent.push({ query, parameters });
  };
  database.logger = Object.assign(Object.create(logger), { logQuery });
  try {
    await work();
  } finally {
    database.logger = logger;
  }
  const plans: string[] = [];
  for (const { query, parameters } of sent) {
    plans.push(
      await database.transaction(async (tx) => {
        for (const step of turnedOff) await tx.query(`SET LOCAL ${step} = off`);
        return JSON.stringify(await tx.query(`EXPLAIN ${query}`, parameters));
      }),
    );
  }
  return plans;
}
