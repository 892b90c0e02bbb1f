import { setTimeout as pause } from 'node:timers/promises';

/** The result may still come, but no one waits for it any more. */
export class TooLateError extends Error {
  readonly seconds: number;

  constructor(patienceMs: number) {
    const seconds = Math.ceil(patienceMs / 1000);
    super(`There was no answer within ${seconds} s.`);
    this.seconds = seconds;
  }
}

/** Resolves with the promise if it is in time; otherwise rejects with `TooLateError`. */
export async function withTimeout<Value>(patienceMs: number, promised: Promise<Value>): Promise<Value> {
  const enough = new AbortController();
  const tooLate = pause(patienceMs, undefined, { signal: enough.signal }).then(() => {
    throw new TooLateError(patienceMs);
  });
  try {
    return await Promise.race([promised, tooLate]);
  } finally {
    enough.abort();
    tooLate.catch(() => undefined);
  }
}
