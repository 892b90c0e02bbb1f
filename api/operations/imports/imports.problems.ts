import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';
import { pgErrorOf } from '../../database/pg-errors.js';

/** 409: another import is being run or undone. */
export const importRuns = () => new Problem('import-runs');

/** 409: the import can't do that in its present state. */
export const importNotPossible = (
  why: 'answer' | 'changed' | 'gone' | 'kind' | 'mapping' | 'ran' | 'tax' | 'total' | 'undo',
) => new Problem('import-not-ready', { detail: sentence('importNotReady', { why }) });

/** 409: the balances that come in don't add up to the total of the old system. */
export const totalDiffers = () => new Problem('import-not-ready', { detail: sentence('importTotalDiffers') });

/** Why an import stopped before its end. Each has a sentence with what to do. */
export const importFailures = ['conflict', 'till-off', 'unexpected'] as const;
export type ImportFailure = (typeof importFailures)[number];

/** Rows of a piece were written or deleted since they were planned. */
export class RowsChangedError extends Error {}

const conflicts = new Set(['unique', 'foreign-key', 'overlap', 'lock-timeout']);

/** True if the salon changed while the list was planned, or kept it waiting, so that it has to be planned again. */
export const isConflict = (error: unknown): boolean =>
  error instanceof RowsChangedError || conflicts.has(pgErrorOf(error)?.kind ?? '');

export function failureOf(error: unknown): ImportFailure {
  if (isConflict(error)) return 'conflict';
  return error instanceof Problem && error.code === 'till-off' ? 'till-off' : 'unexpected';
}
