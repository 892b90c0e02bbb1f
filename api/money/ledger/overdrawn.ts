import { violates } from '../../database/pg-errors.js';

/** True if a write failed because a debt would have become negative, such as a used-up gift card. */
export const isOverdrawn = (error: unknown): boolean =>
  violates(error, 'ledger_balances_owe_no_less_than_nothing');
