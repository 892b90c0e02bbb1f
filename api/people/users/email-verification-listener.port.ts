import type { EntityManager } from 'typeorm';

/** A verified email address and its owner. */
export interface VerifiedAddress {
  userId: string;
  emailKey: string;
}

/**
 * Called when someone verifies their email address in any way. The clients module provides it, because it may import
 * this one.
 */
export abstract class EmailVerificationListener {
  /** Runs in the verification's transaction. */
  abstract onVerified(address: VerifiedAddress, tx: EntityManager): Promise<void>;
}
