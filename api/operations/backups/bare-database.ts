import path from 'node:path';
import type { DataSource } from 'typeorm';
import type { Packed } from '../archive/pack.js';
import { BackupsRepository } from './backups.repository.js';
import { findLatest, type LatestBackups } from './latest-backups.js';
import { madeOf } from './made-backup.js';

/** A database without the app around it: of an older version, perhaps, or of a newer one. */
type BareDatabase = Pick<DataSource, 'query'>;

/** Null when the database is older than the notes on backups. */
export async function findLatestIn(source: BareDatabase): Promise<LatestBackups | null> {
  const backups = new BackupsRepository(source);
  return (await backups.isThere()) ? findLatest(backups) : null;
}

/** Notes a backup that somebody has made by hand, if the database has a place for that. */
export async function noteMadeByHand(source: BareDatabase, packed: Packed, startedAt: Date): Promise<void> {
  const backups = new BackupsRepository(source);
  if (!(await backups.isThere())) return;
  const id = await backups.begin('hand', path.basename(packed.file), startedAt);
  await backups.succeeded(id, madeOf(packed), new Date());
}
