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

@Injectable()
export class SpentLimitsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /**
   * Uses some of a limit if there is enough left, in one statement, so that callers at any copy of the app are counted
   * one after the other. Gives the milliseconds after which there would be enough: 0 when it was used, and never 0
   * when it was not.
   */
  async use({ key, now, windowMs, costMs }: Use): Promise<number> {
    const used: unknown[] = await this.source.query(
      `INSERT INTO spent_limits AS spent (key, recovers_at) VALUES ($1, $2::timestamptz + $4 * interval '1 ms')
       ON CONFLICT (key) DO UPDATE SET recovers_at = $4 * interval '1 ms' +
         CASE WHEN spent.recovers_at > $2::timestamptz + $5 * interval '1 ms' THEN $2::timestamptz
           ELSE greatest(spent.recovers_at, $2::timestamptz) END
       WHERE spent.recovers_at <= $2::timestamptz + ($3 - $4) * interval '1 ms'
         OR spent.recovers_at > $2::timestamptz + $5 * interval '1 ms'
       RETURNING 1`,
      [key, now, windowMs, costMs, windowMs + CLOCKS_DIFFER_MS],
    );
    if (used.length > 0) return 0;
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

  /** Forgets what has come back in full. */
  async sweep(now: Date): Promise<void> {
    await this.source.query(`DELETE FROM spent_limits WHERE recovers_at <= $1`, [now]);
  }
}
