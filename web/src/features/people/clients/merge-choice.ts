import type { Client } from './models';

export const contactFields = ['name', 'phone', 'email'] as const;

export type ContactField = (typeof contactFields)[number];

/** Which of two clients a detail is taken from. */
export type Side = 'one' | 'other';

type Pair = Readonly<Record<Side, Pick<Client, ContactField | 'hasAccount'>>>;

export type ChosenSides = Readonly<Partial<Record<ContactField, Side>>>;

/** Whether the desk has to choose: an account keeps what its owner has entered. */
export const isChoice = ({ one, other }: Pair, field: ContactField): boolean =>
  !one.hasAccount &&
  !other.hasAccount &&
  one[field] !== '' &&
  other[field] !== '' &&
  one[field] !== other[field];

/** From whom a detail stays: the account, or whom the desk has chosen, else the first; what they lack comes from the other. */
export function keptSide(pair: Pair, field: ContactField, chosen: ChosenSides): Side {
  const first = pair.other.hasAccount ? 'other' : 'one';
  const second = first === 'one' ? 'other' : 'one';
  if (isChoice(pair, field)) return chosen[field] ?? first;
  // An account has an address of its own, always.
  return pair[first][field] !== '' ? first : second;
}

/** What is sent: nothing of an account, which keeps its own. */
export function chosenContact(pair: Pair, chosen: ChosenSides): Partial<Record<ContactField, string>> {
  if (pair.one.hasAccount || pair.other.hasAccount) return {};
  return Object.fromEntries(
    contactFields.map((field) => [field, pair[keptSide(pair, field, chosen)][field]]),
  );
}
