import { createHash } from 'node:crypto';
import { lastSigns, readCode } from './domain/code.js';
import { readOldNumber } from './domain/old-number.js';

/**
 * The stored digest of a code. Unkeyed, because no one can try 2^80 codes. A key would be left behind when a salon is
 * handed over, which would make every card unusable.
 */
const digestOf = (code: string): string =>
  createHash('sha256').update(`gift card ${code}`).digest('base64url');

/** Old numbers are short, so anyone with the database could try them all. The till limits how many one person tries. */
export const digestOfOldNumber = (number: string): string =>
  createHash('sha256').update(`old gift card ${number}`).digest('base64url');

/** Everything stored about a code. */
export const keptOf = (code: string) => ({ codeDigest: digestOf(code), last4: lastSigns(code) });

/** The digests under which a card can be found that someone has typed: of a code, and of an old number. */
export function digestsOf(typed: string): string[] {
  const [code, number] = [readCode(typed), readOldNumber(typed)];
  return [
    ...(code === null ? [] : [digestOf(code)]),
    ...(number === null ? [] : [digestOfOldNumber(number)]),
  ];
}
