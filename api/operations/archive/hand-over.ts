import type { QueryRunner } from 'typeorm';
import { emailKey } from '../../common/text/email-key.js';
import { text } from '../../database/columns.js';
import { execute, queryRows } from '../../database/rows.js';
import { limitKeysOf } from '../../platform/limits/limit-keys.js';
import { renameMailboxes } from '../../mail/review-requests/rename-mailboxes.js';
import { mailboxOf } from '../../mail/review-requests/review-requests.service.js';
import { dismissTeam } from '../../people/users/dismiss-team.js';

/**
 * Runs the work while `declined_review_requests` contains plain addresses instead of digests, as a hand-over does:
 * the key stays behind, but people's choices must go along. Leaves out addresses that are nowhere else in the salon.
 * Restores the table afterwards.
 */
export async function withDeclinedAddresses(runner: QueryRunner, work: () => Promise<void>): Promise<void> {
  await execute(runner, `SAVEPOINT before_addresses`);
  const known = await queryRows(
    runner,
    { address: text },
    `SELECT email AS address FROM users UNION SELECT email FROM clients UNION SELECT client_email FROM bookings`,
  );
  const keys = await limitKeysOf(runner.manager);
  const addresses = new Map(known.map(({ address }) => [mailboxOf(keys, address), emailKey(address)]));
  await renameMailboxes((mailbox) => addresses.get(mailbox) ?? null, runner.manager);
  await work();
  await execute(runner, `ROLLBACK TO SAVEPOINT before_addresses`);
}

/**
 * Finishes a restored hand-over: removes admin rights from its accounts, and hashes its addresses with this server's
 * key. Returns the addresses of former admins.
 */
export async function settleIn(runner: QueryRunner): Promise<string[]> {
  const keys = await limitKeysOf(runner.manager);
  await renameMailboxes((address) => mailboxOf(keys, address), runner.manager);
  return dismissTeam(runner.manager);
}
