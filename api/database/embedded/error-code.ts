/** The code of a system error (ENOENT) or of a PostgreSQL one (57P03); empty when it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
