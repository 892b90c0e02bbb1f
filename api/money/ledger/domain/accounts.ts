/**
 * The ledger's accounts. Debits are positive, credits negative, in every account. Online payments, deposits, client
 * credit and packages are not used yet.
 */
export const accounts = [
  /** Cash in the drawer. */
  'cash',
  /** Payments by card terminal. */
  'terminal',
  /** Online payments that the provider has not paid out yet. */
  'online',
  'bank',
  /** Payments at another till. */
  'elsewhere',
  /** Online refunds that the provider has not confirmed yet. */
  'refunds-on-the-way',
  /** Owed to clients, per booking. */
  'deposits',
  'credit',
  /** Owed to the holder of the card. */
  'gift-cards',
  'packages',
  /** Owed to team members. */
  'tips',
  /** Owed to the tax office, per rate. */
  'tax',
  'services',
  'products',
  /** Deposits of clients who cancelled too late or did not show up. */
  'fees-kept',
  'discounts',
  'rounding',
  /** Differences found when counting the drawer. */
  'over-short',
  /** Fees of the online payment provider. */
  'provider-fees',
  /** Online payments reversed by the client's bank. */
  'disputes',
  /** Cash paid out of the drawer for the salon's purchases. */
  'expenses',
  /** Tax that was due when a gift card was sold, and is not due again at its use. */
  'prepaid-tax',
  /** Cash that the owner put into the business or took out of it. */
  'owner',
  /** Paid through payroll: tips, less advances. */
  'payroll',
  /** The other side of debts that another system leaves to this one: its gift cards. */
  'opening-balances',
] as const;

export type Account = (typeof accounts)[number];

export const entryKinds = ['sale', 'refund', 'movement', 'close', 'opening', 'opening-undone'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const sourceTypes = ['sale', 'till-movement', 'day-close', 'gift-card'] as const;
export type SourceType = (typeof sourceTypes)[number];
