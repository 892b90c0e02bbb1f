/** One field that was refused: where it is (RFC 6901 pointer behind `#`) and why. */
export interface FieldProblem {
  pointer: string;
  detail: string;
}

interface ProblemInit {
  code: string;
  status: number;
  title: string;
  detail?: string;
  errors?: FieldProblem[];
  /** Further members of the answer, such as the nearest free starts. */
  extras?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

/**
 * An expected failure, answered as RFC 9457 problem+json. Made by small functions in each room's
 * `x.problems.ts`; the one filter turns it into a response. `code` is stable, wording is not.
 */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly detail: string | undefined;
  readonly errors: FieldProblem[] | undefined;
  readonly extras: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;

  constructor(init: ProblemInit) {
    super(init.detail ?? init.title);
    this.code = init.code;
    this.status = init.status;
    this.title = init.title;
    this.detail = init.detail;
    this.errors = init.errors;
    this.extras = init.extras ?? {};
    this.retryAfterSeconds = init.retryAfterSeconds;
  }
}
