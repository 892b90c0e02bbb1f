import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { BoundedMap } from '../../common/bounded-map.js';

const MAX_KNOWN = 1000;
const LONGEST_URL = 500;

export interface KnownQuestion {
  route: string;
  /** Answers from the current state, in the caller's language. */
  answer: (request: Request) => Promise<object>;
}

/**
 * Remembers visitors' questions that were parsed and found valid, by their URL: validation depends on nothing else,
 * and many visitors ask for the same days of the same service. Answers are not cached.
 */
@Injectable()
export class KnownQuestions {
  private readonly known = new BoundedMap<string, KnownQuestion>(MAX_KNOWN);

  remember(url: string, question: KnownQuestion): void {
    if (url.length <= LONGEST_URL) this.known.set(url, question);
  }

  findQuestion(url: string): KnownQuestion | undefined {
    return this.known.get(url);
  }
}
