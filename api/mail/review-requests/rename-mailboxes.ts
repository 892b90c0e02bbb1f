import type { EntityManager } from 'typeorm';
import { text } from '../../database/columns.js';
import { execute, queryRows } from '../../database/rows.js';

/**
 * Rewrites the list of declined mailboxes with new digests; entries without one are deleted. Used when a salon
 * changes its keys.
 */
export async function renameMailboxes(
  nameOf: (mailbox: string) => string | null,
  tx: EntityManager,
): Promise<void> {
  const declined = await queryRows(
    tx,
    { mailbox: text, at: text },
    `SELECT mailbox, declined_at::text AS at FROM declined_review_requests`,
  );
  const renamed = declined.flatMap(({ mailbox, at }) => {
    const name = nameOf(mailbox);
    return name === null ? [] : [{ mailbox: name, at }];
  });
  await execute(tx, `DELETE FROM declined_review_requests`);
  await execute(
    tx,
    `INSERT INTO declined_review_requests (mailbox, declined_at)
     SELECT mailbox, at FROM jsonb_to_recordset($1) AS renamed (mailbox text, at timestamptz) ON CONFLICT DO NOTHING`,
    [JSON.stringify(renamed)],
  );
}
