import type { DataSource, EntityManager } from 'typeorm';
import type { Env } from '../../config/env.js';
import { text } from '../../database/columns.js';
import { findRow } from '../../database/rows.js';
import { isDemoSalon } from '../../salon/site-texts/demo-salon.js';

/**
 * True if this is the demo salon of a first start and no one works with it: no till, no mail server, no public
 * address. Only then are backups skipped: an owner may have moved in and kept its name.
 */
export async function isOnlyDemo(
  salon: { demoAt: Date | null; name: string },
  { smtp, publicUrl }: Pick<Env, 'smtp' | 'publicUrl'>,
  source: DataSource | EntityManager,
): Promise<boolean> {
  if (!isDemoSalon(salon) || smtp || publicUrl.startsWith('https:')) return false;
  const till = await findRow(source, { mode: text }, `SELECT mode FROM till_settings`);
  return till === null || till.mode === 'off';
}
