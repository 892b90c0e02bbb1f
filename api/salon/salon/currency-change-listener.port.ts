import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';

/** A change from one currency to another, by their codes. */
export interface CurrencyChange {
  from: string;
  to: string;
}

/** What follows when the salon changes its currency. */
export abstract class CurrencyChangeListener {
  /** For a caller who has locked the ledger. */
  abstract currencyChanged(change: CurrencyChange, actor: CurrentUser, tx: EntityManager): Promise<void>;
}
