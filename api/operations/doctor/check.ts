import type { DataSource } from 'typeorm';
import type { Clock } from '../../common/clock.js';
import type { FindingSentence } from '../../common/words/finding.js';
import type { Env } from '../../config/env.js';
import type { MediaStore } from '../../platform/media/media-store.port.js';

export const verdicts = ['ok', 'warn', 'fail'] as const;
export type Verdict = (typeof verdicts)[number];

/** What a check looks at. Plain, so that it works without the app, on whatever is in the database. */
export interface Surroundings {
  source: DataSource;
  env: Env;
  clock: Clock;
  pictures: MediaStore;
}

export interface Finding {
  verdict: Verdict;
  /** For the owner: no secret, no path of the server. */
  says: readonly FindingSentence[];
  /** What to do about it. */
  advice?: FindingSentence;
}

/** One thing that has to be so. It only reads. */
export interface Check {
  /** Never changes, since whoever watches `parlour doctor --json` knows it. */
  id: string;
  title: FindingSentence;
  /** Of checks that ask the database one runs at a time, so that the salon's visitors keep its connections. */
  asks: 'database' | 'elsewhere';
  /** Null when there is nothing to say about it. */
  examine: (at: Surroundings) => Promise<Finding | null>;
}
