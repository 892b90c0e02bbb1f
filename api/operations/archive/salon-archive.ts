import { statSync } from 'node:fs';
import path from 'node:path';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { appVersion } from '../../common/app-version.js';
import type { Env } from '../../config/env.js';
import { bool, text } from '../../database/columns.js';
import { findRow, getRow } from '../../database/rows.js';
import { mediaStoreOf } from '../../platform/media/media-store-of.js';
import { filledByPeople } from './archived-tables.js';
import type { Salon } from './pack.js';

/** The settings that determine what is archived, and how. */
export type ArchiveSettings = Pick<Env, 'dataDir' | 'mediaStore' | 's3' | 'backupPassphrase'>;

export const salonOf = (env: ArchiveSettings, database: DataSourceOptions): Salon => ({
  database,
  pictures: mediaStoreOf(env),
  dataDir: env.dataDir,
  version: appVersion(),
  passphrase: env.backupPassphrase,
});

export const EXTENSION = '.parlour';

/** A file name that sorts by time: `salon-20261123T033000Z.parlour`. */
export const fileNameAt = (prefix: string, now: Date): string =>
  `${prefix}-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}${EXTENSION}`;

/** True if both folders are on one disk, so that a failure loses both. */
export const onOneDisk = (one: string, other: string): boolean => deviceOf(one) === deviceOf(other);

/** The device of the folder, or of its nearest existing parent. */
function deviceOf(folder: string): number {
  const facts = statSync(folder, { throwIfNoEntry: false });
  return facts?.dev ?? deviceOf(path.dirname(folder));
}

/** The salon in a database, summarised by what someone would miss. */
export interface Present {
  name: string;
  /** No one has used it yet. */
  isNew: boolean;
}

/** Null if the database contains no salon, not even a new one. */
export async function findSalon(source: DataSource): Promise<Present | null> {
  const { exists } = await getRow(
    source,
    { exists: bool },
    `SELECT to_regclass('salon') IS NOT NULL AS exists`,
  );
  if (!exists) return null;
  const row = await findRow(source, { name: text }, `SELECT name FROM salon`);
  const used = await Promise.all(filledByPeople.map((table) => hasRows(source, table)));
  return { name: row?.name ?? '', isNew: !used.includes(true) };
}

async function hasRows(source: DataSource, table: string): Promise<boolean> {
  const { known } = await getRow(source, { known: bool }, `SELECT to_regclass($1) IS NOT NULL AS known`, [
    table,
  ]);
  if (!known) return false;
  const { used } = await getRow(source, { used: bool }, `SELECT EXISTS (SELECT FROM "${table}") AS used`);
  return used;
}
