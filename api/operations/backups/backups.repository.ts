import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  bool,
  type ColumnsOf,
  digits,
  instant,
  integer,
  nullable,
  oneOf,
  text,
} from '../../database/columns.js';
import { execute, findRow, getRow, queryRows } from '../../database/rows.js';
import type { Backup, BackupMaker, Rehearsal } from './backup.entity.js';
import type { MadeBackup } from './made-backup.js';

const backupColumns: ColumnsOf<Backup> = {
  id: text,
  madeBy: oneOf('night', 'hand'),
  file: text,
  startedAt: instant,
  finishedAt: nullable(instant),
  bytes: nullable(digits),
  rows: nullable(text),
  pictures: nullable(integer),
  error: nullable(text),
  rehearsedAt: nullable(instant),
  rehearsal: nullable(oneOf('restored', 'read', 'failed')),
  rehearsalError: nullable(text),
};

const COLUMNS = `id, made_by AS "madeBy", file, started_at AS "startedAt", finished_at AS "finishedAt", bytes, rows,
  pictures, error, rehearsed_at AS "rehearsedAt", rehearsal, rehearsal_error AS "rehearsalError"`;

const IS_GOOD = `finished_at IS NOT NULL AND error IS NULL`;

/** Enough to review each night of a year. */
const KEPT = '400 days';

/** Plain SQL, because the doctor and the command line have a bare connection, perhaps to an older database. */
@Injectable()
export class BackupsRepository {
  constructor(@InjectDataSource() private readonly source: Pick<DataSource, 'query'>) {}

  /** True if the database has the table for these records. */
  async isThere(): Promise<boolean> {
    const { there } = await getRow(
      this.source,
      { there: bool },
      `SELECT to_regclass('backups') IS NOT NULL AS there`,
    );
    return there;
  }

  /** Records the start of a backup. Returns its id. */
  async begin(madeBy: BackupMaker, file: string, startedAt: Date): Promise<string> {
    const { id } = await getRow(
      this.source,
      { id: text },
      `INSERT INTO backups (made_by, file, started_at) VALUES ($1, $2, $3) RETURNING id`,
      [madeBy, file, startedAt],
    );
    return id;
  }

  async succeeded(id: string, { bytes, rows, pictures }: MadeBackup, finishedAt: Date): Promise<void> {
    await execute(
      this.source,
      `UPDATE backups SET finished_at = $2, bytes = $3, rows = $4, pictures = $5 WHERE id = $1`,
      [id, finishedAt, bytes, rows, pictures],
    );
  }

  async failed(id: string, error: string, finishedAt: Date): Promise<void> {
    await execute(this.source, `UPDATE backups SET finished_at = $2, error = $3 WHERE id = $1`, [
      id,
      finishedAt,
      error,
    ]);
  }

  /** Marks unfinished nightly backups as failed, for a caller who knows that none is running. */
  async failUnfinished(error: string, finishedAt: Date): Promise<void> {
    await execute(
      this.source,
      `UPDATE backups SET finished_at = $2, error = $1 WHERE made_by = 'night' AND finished_at IS NULL`,
      [error, finishedAt],
    );
  }

  async remove(id: string): Promise<void> {
    await execute(this.source, `DELETE FROM backups WHERE id = $1`, [id]);
  }

  async rehearsed(id: string, rehearsal: Rehearsal, error: string | null, at: Date): Promise<void> {
    await execute(
      this.source,
      `UPDATE backups SET rehearsed_at = $4, rehearsal = $2, rehearsal_error = $3 WHERE id = $1`,
      [id, rehearsal, error, at],
    );
  }

  /** Start times of nightly backups since then: good ones, and failed ones. */
  async nightsSince(from: Date): Promise<{ made: Date[]; failed: Date[] }> {
    const rows = await queryRows(
      this.source,
      { startedAt: instant, isGood: bool },
      `SELECT started_at AS "startedAt", error IS NULL AS "isGood" FROM backups
       WHERE made_by = 'night' AND finished_at IS NOT NULL AND started_at >= $1`,
      [from],
    );
    const begun = (isGood: boolean) =>
      rows.filter((row) => row.isGood === isGood).map(({ startedAt }) => startedAt);
    return { made: begun(true), failed: begun(false) };
  }

  /** The good backup that was started last. */
  findLastGood(madeBy: BackupMaker | null = null): Promise<Backup | null> {
    return this.findOne(`${IS_GOOD} AND ($1::text IS NULL OR made_by = $1) ORDER BY started_at DESC`, [
      madeBy,
    ]);
  }

  findLastFailure(): Promise<Backup | null> {
    return this.findOne(`error IS NOT NULL ORDER BY started_at DESC`);
  }

  findLastRehearsed(): Promise<Backup | null> {
    return this.findOne(`rehearsed_at IS NOT NULL ORDER BY rehearsed_at DESC`);
  }

  /** Deletes old records. */
  async deleteOld(now: Date): Promise<void> {
    await execute(this.source, `DELETE FROM backups WHERE started_at < $1::timestamptz - $2::interval`, [
      now,
      KEPT,
    ]);
  }

  private async findOne(condition: string, values: unknown[] = []): Promise<Backup | null> {
    return findRow(
      this.source,
      backupColumns,
      `SELECT ${COLUMNS} FROM backups WHERE ${condition} LIMIT 1`,
      values,
    );
  }
}
