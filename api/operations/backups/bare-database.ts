import path from 'node:path';
import type { DataSource } from 'typeorm';
import type { Packed } from '../archive/pack.js';
import { BackupsRepository } from './backups.repository.js';
import { findLatest, type LatestBackups } from './latest-backups.js';
import { madeOf } from './made-backup.js';

/** A database without the app, perhaps of an older or newer version. */
type BareDatabase = Pick<DataSource, 'query'>;

/** Null if the database predates the backup records. */
export async function findLatestIn(source: BareDatabase): Promise<LatestBackups | null> {
  const backups = new BackupsRepository(source);
  return (await backups.isThere()) ? findLatest(backups) : null;
}

/** Records a backup made by hand, if the database has the table for it. */
export async function noteMadeByHand(source: BareDatabase, packed: Packed, startedAt: Date): Promise<void> {
  const backups = new BackupsRepository(source);
  if (!(await backups.isThere())) return;
  const id = await backups.begin('hand', path.basename(packed.file), startedAt);
  await backups.succeeded(id, madeOf(packed), new Date());
}
