import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type ColumnsOf, decimal, integer } from '../../database/columns.js';
import { askRows } from '../../database/read-rows.js';
import { execute, findRow } from '../../database/rows.js';
import { placed, type Question, type Statement } from '../../database/statement.js';

/** A use of a limit. The allowance recovers within `windowMs`; this use costs `costMs` of that time. */
export interface Use {
  key: Buffer;
  /** From `Clock.shared`. */
  now: Date | null;
  windowMs: number;
  costMs: number;
}

/** A row further in the future must have been written before a clock was corrected, and is ignored. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

const SHORTEST_WAIT_MS = 1;

const PARAMETERS = 5;

/** SQL for the instant in a parameter. */
const instantOf = (parameter: string): string => `coalesce(${parameter}::timestamptz, now())`;

/** SQL that uses one limit, on a condition. */
function useOf(index: number, condition: string): string {
  const [key, at = '', windowMs, costMs, absurdMs] = Array.from(
    { length: PARAMETERS },
    (_, parameter) => `$${index * PARAMETERS + parameter + 1}`,
  );
  const now = instantOf(at);
  return `used_${index} AS (
    INSERT INTO spent_limits AS spent (key, recovers_at)
    SELECT ${key}::bytea, ${now} + ${costMs}::float8 * interval '1 ms'
    ${condition}
    ON CONFLICT (key) DO UPDATE SET recovers_at = ${costMs}::float8 * interval '1 ms' +
      CASE WHEN spent.recovers_at > ${now} + ${absurdMs}::float8 * interval '1 ms' THEN ${now}
        ELSE greatest(spent.recovers_at, ${now}) END
    WHERE spent.recovers_at <= ${now} + (${windowMs}::float8 - ${costMs}::float8) * interval '1 ms'
      OR spent.recovers_at > ${now} + ${absurdMs}::float8 * interval '1 ms'
    RETURNING 1)`;
}

/** Uses limits in order; if a caller is looked up, only for a known caller. */
function usesStatement(uses: Use[], who: Statement | null): Statement {
  const values: unknown[] = uses.flatMap(({ key, now, windowMs, costMs }) => [
    key,
    now,
    windowMs,
    costMs,
    windowMs + CLOCKS_DIFFER_MS,
  ]);
  const asked = who ? placed([who], values).map((sql) => `who AS (${sql})`) : [];
  const first = who ? `WHERE EXISTS (SELECT FROM who)` : '';
  const parts = uses.map((_, index) =>
    useOf(index, index === 0 ? first : `WHERE EXISTS (SELECT FROM used_${index - 1})`),
  );
  return { sql: [...asked, ...parts].join(', '), values };
}

const countOf = (uses: Use[]): string =>
  `(${['0', ...uses.map((_, index) => `(SELECT count(*) FROM used_${index})`)].join(' + ')})::int`;

@Injectable()
export class SpentLimitsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /**
   * Uses each limit in order, up to the first that has too little left, in one statement, so that callers on all
   * instances are counted one after the other. Returns how many were used.
   */
  async use(uses: Use[]): Promise<number> {
    if (uses.length === 0) return 0;
    const { sql, values } = usesStatement(uses, null);
    const row = await findRow(
      this.source,
      { used: integer },
      `WITH ${sql} SELECT ${countOf(uses)} AS used`,
      values,
    );
    return row?.used ?? 0;
  }

  /**
   * The same for a caller looked up in the same statement, in one row or none: nothing is used for an unknown caller.
   */
  async useAs<Who extends object>(
    uses: Use[],
    who: Question<Who>,
  ): Promise<{ who: Who | null; used: number }> {
    const { sql, values } = usesStatement(uses, who);
    const names = Object.keys(who.columns).map((name) => `"${name}"`);
    // TypeScript can't compare a mapped type over two objects with the two separate mapped types.
    const columns = { ...who.columns, used: integer } as ColumnsOf<Who & { used: number }>;
    const [row] = await askRows(
      this.source,
      columns,
      `WITH ${sql} SELECT ${names.join(', ')}, ${countOf(uses)} AS used FROM who`,
      values,
    );
    return { who: row ?? null, used: row?.used ?? 0 };
  }

  /** Milliseconds until enough is available; never 0. */
  async waitMs({ key, now, windowMs, costMs }: Use): Promise<number> {
    // Read in a second statement: one that waited for another caller still sees the row from before it.
    const row = await findRow(
      this.source,
      { waitMs: decimal },
      `SELECT extract(epoch FROM recovers_at - ${instantOf('$2')})::float8 * 1000 + $4 - $3 AS "waitMs"
       FROM spent_limits WHERE key = $1`,
      [key, now, windowMs, costMs],
    );
    // Another caller may have given back a use in between; the next attempt will find out.
    return Math.max(SHORTEST_WAIT_MS, row?.waitMs ?? costMs);
  }

  async giveBack({ key, costMs }: Pick<Use, 'key' | 'costMs'>): Promise<void> {
    await execute(
      this.source,
      `UPDATE spent_limits SET recovers_at = recovers_at - $2 * interval '1 ms' WHERE key = $1`,
      [key, costMs],
    );
  }

  async clear(key: Buffer): Promise<void> {
    await execute(this.source, `DELETE FROM spent_limits WHERE key = $1`, [key]);
  }

  /** Deletes limits that have fully recovered. */
  async sweep(now: Date | null): Promise<void> {
    await execute(this.source, `DELETE FROM spent_limits WHERE recovers_at <= ${instantOf('$1')}`, [now]);
  }
}
