import type { EntityManager } from 'typeorm';
import type { ColumnsOf } from './columns.js';

/** SQL with its parameters counted from `$1`, and their values. Several can be put together to one, which is waited for once. */
export interface Statement {
  sql: string;
  values: unknown[];
}

/** Writes that make up one statement, each by the name that it has in there. What is null is left out. */
export type WriteBatch = Record<string, Statement | null>;

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
 * Runs several writes as one statement; sends nothing when there are none. None of them sees what the others write, and
 * constraints look at the end of all of it: a write that needs another to be done first belongs into a batch behind it.
 */
export async function writeBatch(batch: WriteBatch, tx: EntityManager): Promise<void> {
  const writes = Object.entries(batch).flatMap(([name, statement]) =>
    statement ? [{ name, statement }] : [],
  );
  if (writes.length === 0) return;
  const values: unknown[] = [];
  const parts = placed(
    writes.map(({ statement }) => statement),
    values,
  );
  const named = parts.map((sql, index) => `"${writes[index]?.name}" AS (${sql})`);
  await tx.query(`WITH ${named.join(', ')} SELECT 1`, values);
}

/** Runs batches of which each needs the one before to be done first. */
export async function writeBatches(batches: WriteBatch[], tx: EntityManager): Promise<void> {
  for (const batch of batches) await writeBatch(batch, tx);
}

/** A statement with the columns of its answer. */
export interface Question<Row> extends Statement {
  columns: ColumnsOf<Row>;
}
