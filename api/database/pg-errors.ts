/** Why PostgreSQL refused a statement, in our own names. */
export type PgErrorKind =
  | 'unique'
  | 'foreign-key'
  | 'check'
  | 'overlap'
  | 'deadlock'
  | 'serialization'
  | 'lock-timeout';

const kinds: Record<string, PgErrorKind> = {
  '23505': 'unique',
  '23503': 'foreign-key',
  '23514': 'check',
  '23P01': 'overlap',
  '40P01': 'deadlock',
  '40001': 'serialization',
  '55P03': 'lock-timeout',
};

/** The kind of error and its constraint; null for any other error. */
export function pgErrorOf(error: unknown): { kind: PgErrorKind; constraint: string } | null {
  const driver =
    typeof error === 'object' && error !== null && 'driverError' in error ? error.driverError : error;
  if (typeof driver !== 'object' || driver === null || !('code' in driver)) return null;
  const kind = typeof driver.code === 'string' ? kinds[driver.code] : undefined;
  if (!kind) return null;
  const constraint = 'constraint' in driver && typeof driver.constraint === 'string' ? driver.constraint : '';
  return { kind, constraint };
}

/** True if this particular constraint refused the statement. */
export const violates = (error: unknown, constraint: string) => pgErrorOf(error)?.constraint === constraint;
