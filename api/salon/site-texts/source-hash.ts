import { createHash } from 'node:crypto';

/** Identifies a wording, so that changes can be detected. */
export const sourceHashOf = (standard: string): string =>
  createHash('sha256').update(standard).digest('hex').slice(0, 16);
