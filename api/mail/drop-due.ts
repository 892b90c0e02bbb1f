import type { EntityManager } from 'typeorm';
import { waiting } from './outbox-email.entity.js';

/** Emails that wait and were due before an instant, for a salon that comes back from an archive. */
export async function dropDue(before: Date, within: EntityManager): Promise<void> {
  await within.query(
    `UPDATE outbox SET dropped_at = $1, drop_reason = 'The salon was restored from a backup.', secret_link = NULL
     WHERE ${waiting('outbox')} AND not_before < $1`,
    [before],
  );
}
