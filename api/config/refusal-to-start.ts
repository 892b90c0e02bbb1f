/** Exit statuses of a refused start, as sysexits.h numbers them: try later, fix the set-up, something is missing. */
export type StartExitCode = 69 | 75 | 78;

/** The app cannot start and its operator can do something about it: one line says what, without a stack. */
export class RefusalToStart extends Error {
  constructor(
    message: string,
    readonly exitCode: StartExitCode,
  ) {
    super(message);
    this.name = 'RefusalToStart';
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

/** What to print and how to exit when the start has failed. An error nobody foresaw keeps its stack and exits 1. */
export function refusalToStart(error: unknown): { line: string; exitCode: number } {
  if (error instanceof RefusalToStart)
    return { line: `Parlour cannot start: ${error.message}`, exitCode: error.exitCode };
  if (!(error instanceof Error)) return { line: `Parlour cannot start: ${String(error)}`, exitCode: 1 };

  const code = codeOf(error);
  if (code === 'EADDRINUSE' || code === 'EACCES') {
    if ('syscall' in error && error.syscall === 'listen') {
      const reason =
        code === 'EADDRINUSE' ? 'another program listens there' : 'this user may not listen there';
      return { line: `Parlour cannot start: HOST and PORT: ${reason} (${error.message}).`, exitCode: 75 };
    }
  }
  // PostgreSQL refuses a log-in with class 28 (who) or 3D (which database).
  if (DATABASE_CODES.includes(code) || /^(28|3D)[0-9A-Z]{3}$/.test(code)) {
    return {
      line: `Parlour cannot start: DATABASE_URL: PostgreSQL is out of reach (${error.message || code}).`,
      exitCode: 69,
    };
  }
  return { line: `Parlour cannot start: ${error.stack ?? error.message}`, exitCode: 1 };
}
