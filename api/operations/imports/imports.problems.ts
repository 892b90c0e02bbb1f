import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: another import is being run or undone. */
export const importRuns = () => new Problem('import-runs');

/** 409: the import can't do that in its present state. */
export const importNotPossible = (
  why: 'answer' | 'changed' | 'gone' | 'kind' | 'later' | 'mapping' | 'ran' | 'tax' | 'total' | 'undo',
) => new Problem('import-not-ready', { detail: sentence('importNotReady', { why }) });

/** 409: the balances that come in don't add up to the total of the old system. */
export const totalDiffers = () => new Problem('import-not-ready', { detail: sentence('importTotalDiffers') });
