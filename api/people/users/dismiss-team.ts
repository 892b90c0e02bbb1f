import type { EntityManager } from 'typeorm';
import { text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';

/**
 * Turns all team accounts into clients when a salon changes hands: the new owner decides who runs it. Returns the
 * addresses of former admins.
 */
export async function dismissTeam(tx: EntityManager): Promise<string[]> {
  const rows = await queryRows(
    tx,
    { email: text, was: text },
    `UPDATE users SET role = 'user', grants = '{}', staff_id = NULL
     FROM users AS before
     WHERE users.id = before.id AND (before.role <> 'user' OR before.staff_id IS NOT NULL)
     RETURNING users.email, before.role AS was`,
  );
  return rows
    .filter(({ was }) => was === 'admin')
    .map(({ email }) => email)
    .toSorted();
}
