import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** How much of a limit is used. All of it comes back in `windowMs`; `costMs` is how much of that time this use takes. */
export interface Use {
  key: Buffer;
  now: Date;
  windowMs: number;
  costMs: number;
}

/** A row further in the future than any use could set it was written before a clock was corrected, and is ignored. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

const SHORTEST_WAIT_MS = 1;

const PARAMETERS = 5;

/** The part of a statement that uses one limit, if those before it were used. */
function useOf(index: number): string {
  const [key, now, windowMs, costMs, absurdMs] = Array.from(
    { length: PARAMETERS },
    (_, parameter) => `$${index * PARAMETERS + parameter + 1}`,
  );
  return `used_${index} AS (
    INSERT INTO spent_limits AS spent (key, recovers_at)
    SELECT ${key}::bytea, ${now}::timestamptz + ${costMs}::float8 * interval '1 ms'
    ${index === 0 ? '' : `WHERE EXISTS (SELECT FROM used_${index - 1})`}
    ON CONFLICT (key) DO UPDATE SET recovers_at = ${costMs}::float8 * interval '1 ms' +
      CASE WHEN spent.recovers_at > ${now}::timestamptz + ${absurdMs}::float8 * interval '1 ms' THEN ${now}::timestamptz
        ELSE greatest(spent.recovers_at, ${now}::timestamptz) END
    WHERE spent.recovers_at <= ${now}::timestamptz + (${windowMs}::float8 - ${costMs}::float8) * interval '1 ms'
      OR spent.recovers_at > ${now}::timestamptz + ${absurdMs}::float8 * interval '1 ms'
    RETURNING 1)`;
}

@Injectable()
export class SpentLimitsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /**
   * Uses some of each limit, in this order, up to the first that has not enough left; in one statement, so that callers at
   * any copy of the app are counted one after the other. Gives how many were used.
   */
  async use(uses: Use[]): Promise<number> {
    if (uses.length === 0) return 0;
    const [row]: { used: number }[] = await this.source.query(
      `WITH ${uses.map((_, index) => useOf(index)).join(', ')}
       SELECT (${uses.map((_, index) => `(SELECT count(*) FROM used_${index})`).join(' + ')})::int AS used`,
      uses.flatMap(({ key, now, windowMs, costMs }) => [
        key,
        now,
        windowMs,
        costMs,
        windowMs + CLOCKS_DIFFER_MS,
      ]),
    );
    return row?.used ?? 0;
  }

  /** The milliseconds after which there would be enough; never 0. */
  async waitMs({ key, now, windowMs, costMs }: Use): Promise<number> {
    // Asked afterwards: a statement that waited for another caller still reads the row as it was before that caller.
    const rows: { waitMs: number }[] = await this.source.query(
      `SELECT extract(epoch FROM recovers_at - $2::timestamptz)::float8 * 1000 + $4 - $3 AS "waitMs"
       FROM spent_limits WHERE key = $1`,
      [key, now, windowMs, costMs],
    );
    // Somebody may have given theirs back in between, which is for the next try to find.
    return Math.max(SHORTEST_WAIT_MS, rows[0]?.waitMs ?? costMs);
  }

  async giveBack({ key, costMs }: Pick<Use, 'key' | 'costMs'>): Promise<void> {
    await this.source.query(
      `UPDATE spent_limits SET recovers_at = recovers_at - $2 * interval '1 ms' WHERE key = $1`,
      [key, costMs],
    );
  }

  async clear(key: Buffer): Promise<void> {
    await this.source.query(`DELETE FROM spent_limits WHERE key = $1`, [key]);
  }

  /** Forgets what has come back in full. */
  async sweep(now: Date): Promise<void> {
    await this.source.query(`DELETE FROM spent_limits WHERE recovers_at <= $1`, [now]);
  }
}
