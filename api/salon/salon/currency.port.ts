import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';

/** Knows if the salon has money in any account. The ledger provides it. */
export abstract class AccountBalances {
  /** Waits for sales in progress, and blocks new ones until this transaction ends. */
  abstract lockOut(tx: EntityManager): Promise<void>;
  abstract hasBalances(tx: EntityManager): Promise<boolean>;
}

/** A change from one currency code to another. */
export interface CurrencyChange {
  from: string;
  to: string;
}

/** Reacts to a change of the salon's currency. */
export abstract class CurrencyChangeListener {
  /** For a caller who has blocked all sales. */
  abstract currencyChanged(change: CurrencyChange, actor: CurrentUser, tx: EntityManager): Promise<void>;
}
