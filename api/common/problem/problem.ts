import { catalogue, type ProblemCode } from './catalogue.js';

/** One field that was refused: where it is (RFC 6901 pointer behind `#`) and why. */
export interface FieldProblem {
  pointer: string;
  detail: string;
}

/** What is special about one problem, beyond what its code says of all of them. */
interface ProblemMore {
  detail?: string;
  errors?: FieldProblem[];
  /** Further members of the answer, such as the nearest free starts. */
  extras?: Record<string, unknown>;
  retryAfterSeconds?: number;
  /** The methods that the path does have. */
  allow?: string[];
}

/**
 * An expected failure, answered as RFC 9457 problem+json. Made by small functions in each room's `x.problems.ts`; the
 * one filter turns it into a response. Its code stands in the catalogue, with the status and the title.
 */
export class Problem extends Error {
  readonly status: number;
  readonly title: string;
  readonly detail: string | undefined;
  readonly errors: FieldProblem[] | undefined;
  readonly extras: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: string[] | undefined;

  constructor(
    readonly code: ProblemCode,
    more: ProblemMore = {},
  ) {
    const [status, title] = catalogue[code];
    super(more.detail ?? title);
    this.status = status;
    this.title = title;
    this.detail = more.detail;
    this.errors = more.errors;
    this.extras = more.extras ?? {};
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.allow = more.allow;
  }
}
