import type { DataSource, EntityManager } from 'typeorm';
import type { Env } from '../../config/env.js';
import { demoEmailKeys } from '../../common/access/demo-accounts.js';
import { bool } from '../../database/columns.js';
import { getRow } from '../../database/rows.js';
import { isDemoSalon } from '../../salon/site-texts/demo-salon.js';

/**
 * True if this is the demo salon of a first start and no one works with it: no till but the invented one, no mail server,
 * no public address. Only then are backups skipped: an owner may have moved in and kept its name.
 */
export async function isOnlyDemo(
  salon: { demoAt: Date | null; name: string },
  { smtp, publicUrl }: Pick<Env, 'smtp' | 'publicUrl'>,
  source: DataSource | EntityManager,
): Promise<boolean> {
  if (!isDemoSalon(salon) || smtp || publicUrl.startsWith('https:')) return false;
  const { isUsed } = await getRow(
    source,
    { isUsed: bool },
    `SELECT EXISTS (SELECT FROM till_settings WHERE mode <> 'off') AND NOT EXISTS (SELECT FROM demo_books)
       OR EXISTS (
         SELECT FROM ledger_entries JOIN users ON users.id = actor_id WHERE email_key <> ALL ($1)
       ) AS "isUsed"`,
    [demoEmailKeys],
  );
  return !isUsed;
}
