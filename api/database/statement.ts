import type { EntityManager } from 'typeorm';
import type { ColumnsOf } from './columns.js';

/** SQL with parameters numbered from `$1`, and their values. Several can be combined into one round trip. */
export interface Statement {
  sql: string;
  values: unknown[];
}

/** Writes that form a single statement, each under its name in it. Nulls are left out. */
export type WriteBatch = Record<string, Statement | null>;

/** Appends the parts' values to existing ones, and returns their SQL with renumbered parameters. */
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
 * Runs several writes as one statement; sends nothing if there are none. The writes don't see each other, and
 * constraints are checked at the end: a write that requires an earlier one belongs in a following batch.
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

/** Runs batches in order, each after the one it requires. */
export async function writeBatches(batches: WriteBatch[], tx: EntityManager): Promise<void> {
  for (const batch of batches) await writeBatch(batch, tx);
}

/** A statement with the columns of its result. */
export interface Question<Row> extends Statement {
  columns: ColumnsOf<Row>;
}
