import { SetMetadata } from '@nestjs/common';
import type { SentFields } from './has-sent.js';

export const FRESH_PROOF = 'access:fresh-proof';

/**
 * The callers a route asks for proof. `everyone`: callers without a second factor enter their password, or have just logged in.
 * `factor-holders`: callers with a second factor only, where the route itself asks the others or the data is their own.
 */
export type AskedForProof = 'everyone' | 'factor-holders';

/** Of whom a route asks proof, and with which fields in the body; without any, at each request. */
export interface FreshProofRule {
  asked: AskedForProof;
  when: SentFields;
}

/**
 * Opens a route only to callers who have proved who they are within ten minutes: 403 `proof-needed` for the others. A test
 * compares these routes with "Acts that ask for proof" in docs/security.md.
 */
export const FreshProof = (asked: AskedForProof = 'everyone', when: SentFields = {}) =>
  SetMetadata(FRESH_PROOF, { asked, when } satisfies FreshProofRule);
