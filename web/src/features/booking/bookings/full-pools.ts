import type { ProblemError } from '../../../api/problem';

/** Which rooms or devices are all taken, as told to the desk; null if the time is taken for another reason. */
export const fullPoolsText = ({ code, extras, detail }: ProblemError): string | null =>
  code === 'slot-taken' && Array.isArray(extras['fullPools']) ? detail : null;
