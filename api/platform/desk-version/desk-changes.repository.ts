import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { digits, nullable } from '../../database/columns.js';
import { readRows } from '../../database/read-rows.js';
import { execute } from '../../database/rows.js';

@Injectable()
export class DeskChangesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The version as whoever reads now would see it: of what is not committed yet there is no mark to be seen either. */
  async readVersion(): Promise<string> {
    const [row] = await readRows(
      this.source,
      { version: nullable(digits) },
      // With a parameter, because only such statements are prepared.
      `SELECT bit_xor(mark) AS version FROM desk_changes WHERE id > $1`,
      [0],
    );
    return row?.version ?? '0';
  }

  /** Puts one mark in the place of many, in one step: the version stays the same, for two who do so at once, too. */
  async fold(): Promise<void> {
    await execute(
      this.source,
      `WITH gone AS (DELETE FROM desk_changes WHERE (SELECT count(*) > 1 FROM desk_changes) RETURNING mark)
       INSERT INTO desk_changes (mark) SELECT bit_xor(mark) FROM gone HAVING count(*) > 0`,
    );
  }
}
