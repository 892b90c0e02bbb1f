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

/** The settings that say what is archived, and how. */
export type ArchiveSettings = Pick<Env, 'dataDir' | 'mediaStore' | 's3' | 'backupPassphrase'>;

export const salonOf = (env: ArchiveSettings, database: DataSourceOptions): Salon => ({
  database,
  pictures: mediaStoreOf(env),
  dataDir: env.dataDir,
  version: appVersion(),
  passphrase: env.backupPassphrase,
});

export const EXTENSION = '.parlour';

/** A name that says when, in an order that is the order of time: `salon-20261123T033000Z.parlour`. */
export const fileNameAt = (prefix: string, now: Date): string =>
  `${prefix}-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}${EXTENSION}`;

/** Whether both folders are on one disk, so that both are lost with it. */
export const onOneDisk = (one: string, other: string): boolean => deviceOf(one) === deviceOf(other);

/** Of the folder, or of the nearest one above it that exists. */
function deviceOf(folder: string): number {
  const facts = statSync(folder, { throwIfNoEntry: false });
  return facts?.dev ?? deviceOf(path.dirname(folder));
}

/** The salon that a database holds, as far as anybody would miss it. */
export interface Present {
  name: string;
  /** Nobody has begun to use it. */
  isNew: boolean;
}

/** Null when the database holds no salon, not even a new one. */
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
