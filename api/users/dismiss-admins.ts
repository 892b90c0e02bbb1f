import type { EntityManager } from 'typeorm';

/**
 * Makes clients of all admins, for a salon that changes hands: whoever takes it over says who runs it. Gives their
 * addresses.
 */
export async function dismissAdmins(within: EntityManager): Promise<string[]> {
  // The driver answers an UPDATE with the rows and their number.
  const [rows]: [{ email: string }[], number] = await within.query(
    `UPDATE users SET role = 'user' WHERE role = 'admin' RETURNING email`,
  );
  return rows.map(({ email }) => email).toSorted();
}
