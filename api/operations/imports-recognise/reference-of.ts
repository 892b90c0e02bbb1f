import { createHash } from 'node:crypto';

/** How a row is recognised in the next file: by its number there, or by a digest of what identifies it. */
export const referenceOf = (number: string, ...names: string[]): string =>
  number === '' ? `~${createHash('sha256').update(names.join('\n')).digest('base64url')}` : `=${number}`;
