import type { EntityManager } from 'typeorm';

/** Tells whether the salon has money in any account. The ledger provides it. */
export abstract class AccountBalances {
  /** Makes all postings wait until this transaction ends. */
  abstract lockLedger(tx: EntityManager): Promise<unknown>;
  abstract hasBalances(tx: EntityManager): Promise<boolean>;
}
