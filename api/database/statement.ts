import type { EntityManager } from 'typeorm';

/** SQL with its parameters counted from `$1`, and their values. Several can be put together to one, which is waited for once. */
export interface Statement {
  sql: string;
  values: unknown[];
}

/** Puts the parts behind the values that are there already, and gives their SQL with its parameters counted from there. */
export function placed(parts: Statement[], values: unknown[]): string[] {
  return parts.map((part) => {
    const before = values.length;
    values.push(...part.values);
    return before === 0
      ? part.sql
      : part.sql.replaceAll(/\$(\d+)/g, (_, number) => `$${Number(number) + before}`);
  });
}

/**
 * Runs several writes as one statement. None of them sees what the others write, and constraints look at the end of all
 * of it: a write that needs another to be done first has to be sent before.
 */
export async function writeTogether(writes: Statement[], within: EntityManager): Promise<void> {
  const values: unknown[] = [];
  const parts = placed(writes, values).map((sql, index) => `write_${index} AS (${sql})`);
  await within.query(`WITH ${parts.join(', ')} SELECT 1`, values);
}
