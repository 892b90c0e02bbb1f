import { mainLanguage } from '../../words/languages.gen.js';
import { problems } from '../../words/words.gen.js';
import type { BrokenRule } from '../words/rule.js';
import { say, type Sentence } from '../words/sentence.js';
import { catalogue, type ProblemCode } from './catalogue.js';

/** A rejected field: its location (an RFC 6901 pointer after `#`) and the reason. */
export interface FieldProblem {
  pointer: string;
  detail: Sentence | BrokenRule;
}

/** Details of one problem in addition to its code. */
interface ProblemMore {
  detail?: Sentence;
  errors?: FieldProblem[];
  /** Further members of the response, such as the nearest free slots. */
  extras?: Record<string, unknown>;
  retryAfterSeconds?: number;
  /** The methods that the path supports. */
  allow?: string[];
}

/**
 * An expected failure, returned as RFC 9457 problem+json. Each module's `….problems.ts` has functions that create
 * them, and `ProblemFilter` turns them into responses. Code, status and title are in the catalogue.
 */
export class Problem extends Error {
  readonly status: number;
  readonly detail: Sentence | undefined;
  readonly errors: FieldProblem[] | undefined;
  readonly extras: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: string[] | undefined;

  constructor(
    readonly code: ProblemCode,
    more: ProblemMore = {},
  ) {
    // For the log, which is in English.
    super(more.detail ? say(more.detail, mainLanguage) : problems[mainLanguage][code]());
    this.status = catalogue[code];
    this.detail = more.detail;
    this.errors = more.errors;
    this.extras = more.extras ?? {};
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.allow = more.allow;
  }
}
