import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { digits, nullable } from '../../database/columns.js';
import { readRows } from '../../database/read-rows.js';
import { execute } from '../../database/rows.js';

@Injectable()
export class DeskChangesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The version of committed data: uncommitted changes have no visible mark either. */
  async readVersion(): Promise<string> {
    const [row] = await readRows(
      this.source,
      { version: nullable(digits) },
      // Takes a parameter, because only statements with parameters are prepared.
      `SELECT bit_xor(mark) AS version FROM desk_changes WHERE id > $1`,
      [0],
    );
    return row?.version ?? '0';
  }

  /**
   * Merges many marks into one, in a single statement. The version stays the same, even if two instances do this at
   * once.
   */
  async fold(): Promise<void> {
    await execute(
      this.source,
      `WITH gone AS (DELETE FROM desk_changes WHERE (SELECT count(*) > 1 FROM desk_changes) RETURNING mark)
       INSERT INTO desk_changes (mark) SELECT bit_xor(mark) FROM gone HAVING count(*) > 0`,
    );
  }
}
