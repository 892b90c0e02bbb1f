import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { BoundedMap } from '../../common/bounded-map.js';

const MAX_KNOWN = 1000;
const LONGEST_URL = 500;

export interface KnownQuestion {
  route: string;
  /** Answers it as things are now, in the language of whoever asks. */
  answer: (request: Request) => Promise<object>;
}

/**
 * What visitors have asked for, by the address they called, once it has been read and found valid: only the address matters
 * for that, and many ask for the same days of the same service. Their answers are not kept.
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
