import { SetMetadata } from '@nestjs/common';

export const FRESH_PROOF = 'access:fresh-proof';

/**
 * The callers a route asks for proof. `everyone`: callers without a second factor enter their password, or have just logged in.
 * `factor-holders`: callers with a second factor only, where the route itself asks the others or the data is their own.
 */
export type AskedForProof = 'everyone' | 'factor-holders';

/**
 * Opens a route only to callers who have proved who they are within ten minutes: 403 `proof-needed` for the others. A test
 * compares these routes with "Acts that ask for proof" in docs/security.md.
 */
export const FreshProof = (asked: AskedForProof = 'everyone') => SetMetadata(FRESH_PROOF, asked);
