import { SetMetadata } from '@nestjs/common';

export const FRESH_PROOF = 'access:fresh-proof';

/**
 * Of whom a route asks it. `factor-holders`: whoever has a second factor; the others are asked as the route itself does.
 * `everybody`: also whoever has none, by their password or a recent sign-in.
 */
export type AskedForProof = 'factor-holders' | 'everybody';

/** Opens a route only to those who have proved who they are within ten minutes: 403 `proof-needed` for the others. */
export const FreshProof = (asked: AskedForProof = 'factor-holders') => SetMetadata(FRESH_PROOF, asked);
