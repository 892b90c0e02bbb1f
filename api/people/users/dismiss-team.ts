import type { EntityManager } from 'typeorm';

/**
 * Makes clients of everybody who works there, for a salon that changes hands: whoever takes it over says who runs it. Gives the
 * addresses of those who were admins.
 */
export async function dismissTeam(within: EntityManager): Promise<string[]> {
  // The driver answers an UPDATE with the rows and their number.
  const [rows]: [{ email: string; was: string }[], number] = await within.query(
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
