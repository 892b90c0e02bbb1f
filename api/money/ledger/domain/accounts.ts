/**
 * What the salon keeps its money in and owes it for. Debits are positive, credits negative, in every account. Nothing posts yet to
 * those of payments online, deposits, client credit and packages.
 */
export const accounts = [
  /** What lies in the drawer. */
  'cash',
  /** What the card terminal has taken. */
  'terminal',
  /** Online payments that the provider has not paid out yet. */
  'online',
  'bank',
  /** What another till has taken. */
  'elsewhere',
  /** Online refunds that the provider has not confirmed yet. */
  'refunds-on-the-way',
  /** Owed to clients, each with its booking. */
  'deposits',
  'credit',
  /** Owed to whoever brings the card. */
  'gift-cards',
  'packages',
  /** Owed to people of the team. */
  'tips',
  /** Owed to the tax office, each with its rate. */
  'tax',
  'services',
  'products',
  /** Deposits of clients who cancelled too late or did not come. */
  'fees-kept',
  'discounts',
  'rounding',
  /** What a count of the drawer had too much or too little. */
  'over-short',
  /** What a provider of online payments keeps. */
  'provider-fees',
  /** Online payments that the client's bank has taken back. */
  'disputes',
  /** Paid out of the drawer for something that the salon needed. */
  'expenses',
  /** Tax that was due when a gift card was sold, and is not due again when it is used. */
  'prepaid-tax',
  /** What the owner has put into the business and taken out of it, in cash. */
  'owner',
  /** What payroll pays for the salon: tips, less what was paid in advance. */
  'payroll',
] as const;

export type Account = (typeof accounts)[number];

export const entryKinds = ['sale', 'refund', 'movement', 'close'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const sourceTypes = ['sale', 'till-movement', 'day-close'] as const;
export type SourceType = (typeof sourceTypes)[number];
