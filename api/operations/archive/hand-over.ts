import type { QueryRunner } from 'typeorm';
import { emailKey } from '../../common/text/email-key.js';
import { text } from '../../database/columns.js';
import { execute, queryRows } from '../../database/rows.js';
import { limitKeysOf } from '../../platform/limits/limit-keys.js';
import { renameMailboxes } from '../../mail/review-requests/rename-mailboxes.js';
import { mailboxOf } from '../../mail/review-requests/review-requests.service.js';
import { dismissTeam } from '../../people/users/dismiss-team.js';

/**
 * Does something while `declined_review_requests` names the addresses of those who don't want to be asked for reviews, as
 * it does in a hand-over: the key of its digests stays behind, and what people have said must go along. Addresses that are
 * nowhere else in the salon are left out. Afterwards the table is what it was.
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
 * What is left to do once the rows of a hand-over are in their tables: no account of it runs the salon any more, and its
 * addresses are hidden by a key of this server. Gives the addresses of those who were admins.
 */
export async function settleIn(runner: QueryRunner): Promise<string[]> {
  const keys = await limitKeysOf(runner.manager);
  await renameMailboxes((address) => mailboxOf(keys, address), runner.manager);
  return dismissTeam(runner.manager);
}
