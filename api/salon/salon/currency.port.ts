import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';

/** Tells whether the salon has money in any account. The ledger provides it. */
export abstract class AccountBalances {
  /** Waits for whoever takes money just now, and lets nobody else begin until this transaction ends. */
  abstract lockOut(tx: EntityManager): Promise<void>;
  abstract hasBalances(tx: EntityManager): Promise<boolean>;
}

/** A change from one currency to another, by their codes. */
export interface CurrencyChange {
  from: string;
  to: string;
}

/** What follows when the salon changes its currency. */
export abstract class CurrencyChangeListener {
  /** For a caller who has locked out everyone else who takes money. */
  abstract currencyChanged(change: CurrencyChange, actor: CurrentUser, tx: EntityManager): Promise<void>;
}
