import { violates } from '../../database/pg-errors.js';

/** Whether a write was refused because somebody would be owed less than nothing: a gift card was used up, say. */
export const isOverdrawn = (error: unknown): boolean =>
  violates(error, 'ledger_balances_owe_no_less_than_nothing');
