/** Why PostgreSQL refused a statement, in our own names. */
export type PgRefusal = 'unique' | 'foreign-key' | 'check' | 'overlap' | 'deadlock' | 'serialization';

const REFUSALS: Record<string, PgRefusal> = {
  '23505': 'unique',
  '23503': 'foreign-key',
  '23514': 'check',
  '23P01': 'overlap',
  '40P01': 'deadlock',
  '40001': 'serialization',
};

/** The kind of refusal and the constraint behind a driver error; null when it is something else. */
export function pgRefusal(error: unknown): { refusal: PgRefusal; constraint: string } | null {
  const driver =
    typeof error === 'object' && error !== null && 'driverError' in error ? error.driverError : error;
  if (typeof driver !== 'object' || driver === null || !('code' in driver)) return null;
  const refusal = typeof driver.code === 'string' ? REFUSALS[driver.code] : undefined;
  if (!refusal) return null;
  const constraint = 'constraint' in driver && typeof driver.constraint === 'string' ? driver.constraint : '';
  return { refusal, constraint };
}

/** True when this particular constraint refused the statement. */
export const violates = (error: unknown, constraint: string) => pgRefusal(error)?.constraint === constraint;
