/** Exit codes as in sysexits.h: 69 something is missing, 75 try again later, 78 fix the configuration. */
export type StartExitCode = 69 | 75 | 78;

/** The app cannot start, and its operator can do something about it: one line says what, without a stack. */
export class StartupError extends Error {
  constructor(
    message: string,
    readonly exitCode: StartExitCode,
  ) {
    super(message);
    this.name = 'StartupError';
  }
}

const DATABASE_CODES: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'EAI_AGAIN',
];

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** What to print and how to exit when the start has failed. An unexpected error keeps its stack and exits with 1. */
export function describeStartupError(error: unknown): { line: string; exitCode: number } {
  if (error instanceof StartupError)
    return { line: `Parlour cannot start: ${error.message}`, exitCode: error.exitCode };
  if (!(error instanceof Error)) return { line: `Parlour cannot start: ${String(error)}`, exitCode: 1 };

  const code = codeOf(error);
  if (code === 'EADDRINUSE' || code === 'EACCES') {
    if ('syscall' in error && error.syscall === 'listen') {
      const reason =
        code === 'EADDRINUSE'
          ? 'another program is listening there'
          : 'this user is not allowed to listen there';
      return { line: `Parlour cannot start: HOST and PORT: ${reason} (${error.message}).`, exitCode: 75 };
    }
  }
  // PostgreSQL rejects a login with error class 28 (credentials) or 3D (database).
  if (DATABASE_CODES.includes(code) || /^(28|3D)[0-9A-Z]{3}$/.test(code)) {
    return {
      line: `Parlour cannot start: DATABASE_URL: PostgreSQL cannot be reached (${error.message || code}).`,
      exitCode: 69,
    };
  }
  return { line: `Parlour cannot start: ${error.stack ?? error.message}`, exitCode: 1 };
}
