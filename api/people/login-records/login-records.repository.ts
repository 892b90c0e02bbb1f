import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { execute } from '../../database/rows.js';
import { type LoginAction, LoginRecord } from './login-record.entity.js';

const HOUR_MS = 3_600_000;

/** Per hour; see `add`. */
const MAX_ROWS = 200;

interface NewRecord {
  userId: string | null;
  action: LoginAction;
  at: Date;
  /** True if it may be counted in `log-ins.failed`. */
  isOfClient: boolean;
}

@Injectable()
export class LoginRecordsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /**
   * Counts a log-in in the row of its account, outcome and hour. After 200 rows in an hour, clients' log-ins are
   * counted together, so that a flood with a list of addresses adds only a few rows. Team members always have their
   * own rows.
   */
  async addRecord({ userId, action, at, isOfClient }: NewRecord): Promise<void> {
    const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
    await execute(
      this.source,
      `INSERT INTO login_records AS known (user_id, action, hour, at)
       SELECT CASE WHEN is_full THEN NULL ELSE $1::uuid END,
         CASE WHEN is_full THEN 'log-ins.failed' ELSE $2 END, $3::timestamptz, $4::timestamptz
       FROM (SELECT $5::boolean AND $6 <= (SELECT count(*) FROM login_records WHERE hour = $3::timestamptz) AS is_full)
         AS of_hour
       ON CONFLICT (hour, action, coalesce(user_id, '00000000-0000-0000-0000-000000000000'))
       DO UPDATE SET tries = known.tries + 1, at = greatest(known.at, excluded.at)`,
      [userId, action, hour, at, isOfClient, MAX_ROWS],
    );
  }

  /** Oldest first. */
  listOf(userId: string): Promise<LoginRecord[]> {
    return this.source.manager.find(LoginRecord, { where: { userId }, order: { id: 'ASC' } });
  }

  async deleteBefore(at: Date): Promise<void> {
    await execute(this.source, `DELETE FROM login_records WHERE at < $1`, [at]);
  }
}
