/** The code of a system error (ENOENT) or a PostgreSQL error (57P03); empty if it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
