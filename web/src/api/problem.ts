import type { ShellWords } from '../words/types.gen';

/** A failed call: the server's problem details, or `network-request-failed` if there was no response. */
export class ProblemError extends Error {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  /** Errors by field name; nested ones have names like `lines.0.serviceId`. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** Further members of the problem, such as the nearest free times. */
  readonly extras: Readonly<Record<string, unknown>>;
  /** The server's Retry-After; null if it has none. */
  readonly retryAfterSeconds: number | null;

  constructor(problem: {
    code: string;
    status: number;
    title?: string;
    detail?: string;
    fieldErrors?: Record<string, string>;
    extras?: Record<string, unknown>;
    retryAfterSeconds?: number | null;
  }) {
    super(problem.detail || problem.title || problem.code);
    this.name = 'ProblemError';
    this.code = problem.code;
    this.status = problem.status;
    this.title = problem.title ?? '';
    this.detail = problem.detail ?? '';
    this.fieldErrors = problem.fieldErrors ?? {};
    this.extras = problem.extras ?? {};
    this.retryAfterSeconds = problem.retryAfterSeconds ?? null;
  }
}

const known = new Set(['type', 'title', 'status', 'detail', 'instance', 'code', 'errors']);

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses a response body, which a proxy in between may have replaced. */
export function problemOf(status: number, body: unknown, retryAfter: string | null = null): ProblemError {
  const problem = isRecord(body) ? body : {};
  const errors = Array.isArray(problem['errors']) ? problem['errors'].filter(isRecord) : [];
  const fieldErrors: Record<string, string> = {};
  for (const error of errors) {
    const name = textOf(error['pointer']).replace(/^#?\//, '').replaceAll('/', '.');
    if (name && !(name in fieldErrors)) fieldErrors[name] = textOf(error['detail']);
  }
  return new ProblemError({
    code: textOf(problem['code']) || `http-${status}`,
    status,
    title: textOf(problem['title']),
    detail: textOf(problem['detail']),
    fieldErrors,
    extras: Object.fromEntries(Object.entries(problem).filter(([name]) => !known.has(name))),
    retryAfterSeconds: /^\d{1,9}$/.test(retryAfter ?? '') ? Number(retryAfter) : null,
  });
}

/** No response at all: the visitor or the server is offline. */
export function networkProblem(): ProblemError {
  return new ProblemError({ code: 'network-request-failed', status: 0 });
}

/** Any thrown value as a problem. */
export function asProblem(thrown: unknown): ProblemError {
  if (thrown instanceof DOMException && thrown.name === 'TimeoutError') return networkProblem();
  return thrown instanceof ProblemError
    ? thrown
    : new ProblemError({
        code: 'unexpected',
        status: 0,
        detail: thrown instanceof Error ? thrown.message : '',
      });
}

const sentences: Record<string, (words: ShellWords) => string> = {
  'network-request-failed': (words) => words.couldNotReach(),
  'too-many-requests': (words) => words.tooManyAttempts(),
  unauthenticated: (words) => words.logInFirst(),
  forbidden: (words) => words.notAllowed(),
  'not-found': (words) => words.noLongerExists(),
  'invalid-input': (words) => words.checkFields(),
  unexpected: (words) => words.wrongOnThisPage(),
};

/** Rounded up, so that no one comes back too early. */
function waitSentence(words: ShellWords, seconds: number): string {
  if (seconds < 60) return words.tooManyForSeconds({ seconds });
  return seconds < 3600
    ? words.tooManyForMinutes({ minutes: Math.ceil(seconds / 60) })
    : words.tooManyForHours({ hours: Math.ceil(seconds / 3600) });
}

/** The message about a failed call; the caller's own sentences take precedence. Pages use `useSentenceOf()`. */
export function sentenceOf(
  words: ShellWords,
  problem: ProblemError,
  own: Readonly<Record<string, string>> = {},
): string {
  const seconds = problem.retryAfterSeconds;
  if (problem.code === 'too-many-requests' && seconds) return waitSentence(words, seconds);
  const sentence = own[problem.code] ?? sentences[problem.code]?.(words);
  if (sentence) return sentence;
  if (problem.status >= 500) return words.wrongOnOurEnd();
  return problem.detail || problem.title || words.wrong();
}
