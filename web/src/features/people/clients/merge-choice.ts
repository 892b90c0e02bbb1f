import type { Client } from './models';

export const contactFields = ['name', 'phone', 'email'] as const;

export type ContactField = (typeof contactFields)[number];

/** The client that a detail is taken from. */
export type Side = 'one' | 'other';

type Pair = Readonly<Record<Side, Pick<Client, ContactField | 'hasAccount'>>>;

export type ChosenSides = Readonly<Partial<Record<ContactField, Side>>>;

/** True if the desk has to choose: an account keeps its owner's details. */
export const isChoice = ({ one, other }: Pair, field: ContactField): boolean =>
  !one.hasAccount &&
  !other.hasAccount &&
  one[field] !== '' &&
  other[field] !== '' &&
  one[field] !== other[field];

/**
 * The detail to keep: the account's, or the desk's choice, otherwise the first client's; gaps are filled from the
 * other.
 */
export function keptSide(pair: Pair, field: ContactField, chosen: ChosenSides): Side {
  const first = pair.other.hasAccount ? 'other' : 'one';
  const second = first === 'one' ? 'other' : 'one';
  if (isChoice(pair, field)) return chosen[field] ?? first;
  // An account always has its own address.
  return pair[first][field] !== '' ? first : second;
}

/** The choices to send, without an account's own details. */
export function chosenContact(pair: Pair, chosen: ChosenSides): Partial<Record<ContactField, string>> {
  if (pair.one.hasAccount || pair.other.hasAccount) return {};
  return Object.fromEntries(
    contactFields.map((field) => [field, pair[keptSide(pair, field, chosen)][field]]),
  );
}
