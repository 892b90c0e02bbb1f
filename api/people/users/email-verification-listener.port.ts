import type { EntityManager } from 'typeorm';

/** Whose an email address is from now on. */
export interface VerifiedAddress {
  userId: string;
  emailKey: string;
}

/**
 * What follows when someone verifies their email address, whichever way they do it. The clients module provides it,
 * because it may import this one.
 */
export abstract class EmailVerificationListener {
  /** In the transaction of the verification. */
  abstract onVerified(address: VerifiedAddress, tx: EntityManager): Promise<void>;
}
