import { createHash } from 'node:crypto';

/** Names a wording, so that it can be told later that it is another one. */
export const sourceHashOf = (standard: string): string =>
  createHash('sha256').update(standard).digest('hex').slice(0, 16);
