import { SetMetadata } from '@nestjs/common';
import type { SentFields } from './has-sent.js';

export const FRESH_PROOF = 'access:fresh-proof';

/**
 * Callers whom a route asks for proof of identity. `everyone`: callers without a second factor enter their password, or
 * have just logged in. `factor-holders`: only callers with a second factor, where the route itself asks the others or
 * the data is their own.
 */
export type AskedForProof = 'everyone' | 'factor-holders';

/**
 * Callers who must prove their identity, and the fields in the body that require it; without fields, every request
 * does.
 */
export interface FreshProofRule {
  asked: AskedForProof;
  when: SentFields;
}

/**
 * Opens a route only to callers who confirmed their identity within the last ten minutes; otherwise 403
 * `proof-needed`. A test compares these routes with "Acts that ask for proof" in docs/security.md.
 */
export const FreshProof = (asked: AskedForProof = 'everyone', when: SentFields = {}) =>
  SetMetadata(FRESH_PROOF, { asked, when } satisfies FreshProofRule);
