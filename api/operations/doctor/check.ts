import type { DataSource } from 'typeorm';
import type { Clock } from '../../common/clock.js';
import type { FindingSentence } from '../../common/words/finding.js';
import type { Env } from '../../config/env.js';
import type { MediaStore } from '../../platform/media/media-store.port.js';

export const verdicts = ['ok', 'warn', 'fail'] as const;
export type Verdict = (typeof verdicts)[number];

/** The inputs of a check. Plain values, so that it works without the app, on any database. */
export interface Surroundings {
  source: DataSource;
  env: Env;
  clock: Clock;
  pictures: MediaStore;
}

export interface Finding {
  verdict: Verdict;
  /** For the owner: no secrets, no server paths. */
  says: readonly FindingSentence[];
  /** The fix, as an instruction. */
  advice?: FindingSentence;
}

/** A check of one requirement. It leaves nothing behind. */
export interface Check {
  /** Stable, since monitoring by `parlour doctor --json` relies on it. */
  id: string;
  title: FindingSentence;
  /** Database checks run one at a time, so that visitors keep the connections. */
  asks: 'database' | 'elsewhere';
  /** Null if there is nothing to report. */
  examine: (at: Surroundings) => Promise<Finding | null>;
}
