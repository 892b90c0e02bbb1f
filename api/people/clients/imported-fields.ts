import type { ConsentChoice } from '../consents/consents.service.js';
import type { EarlierTotals } from '../earlier-visits/domain/earlier-totals.js';
import type { FilledFields, KnownClient } from './known-clients.repository.js';

/** Values of a client's file that an import writes. */
export interface ImportedFields {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  birthday?: string | undefined;
  address?: string | undefined;
  note?: string | undefined;
  source?: string | undefined;
  clientSince?: string | null | undefined;
  earlierTotals?: EarlierTotals | null | undefined;
  tags?: string[] | undefined;
  isBlocked?: boolean | undefined;
}

/** What belongs to the owner of an account. Everything else is the salon's own. */
const ofAccount: ReadonlySet<string> = new Set(['name', 'email', 'phone', 'birthday', 'address']);

/** The fields that may be filled in: the record lacks them, and they are the salon's. Team members are never blocked. */
export function lackingIn(client: KnownClient, fields: ImportedFields): ImportedFields {
  const lacking = Object.entries(fields).filter(([name, value]) => {
    if (name === 'name' || (name === 'isBlocked' && client.worksHere)) return false;
    if (client.userId !== null && ofAccount.has(name)) return false;
    return !isEmpty(value) && isEmpty(client[name as keyof ImportedFields]);
  });
  return Object.fromEntries(lacking);
}

/** The choices that tell something new. Only its owner gives the consent of an account. */
export const newConsents = (client: KnownClient, choices: readonly ConsentChoice[]): ConsentChoice[] =>
  choices.filter(
    ({ kind, isGiven }) =>
      !client.settledConsents.includes(kind) &&
      !(isGiven && (client.userId !== null || client.importedConsents.includes(kind))),
  );

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

const emptyFields = {
  email: '',
  phone: '',
  birthday: '',
  address: '',
  note: '',
  source: '',
  clientSince: null,
  earlierTotals: null,
  tags: [],
};

/** An added record as it was, apart from the fields that its list had. */
export const nothingWritten: ImportedFields = { ...emptyFields, isBlocked: false };

/** The fields that were filled in, empty again. */
export function emptied({ isBlocked, ...fields }: ImportedFields): FilledFields {
  const names = Object.keys(fields).filter((name) => name in emptyFields);
  return {
    ...Object.fromEntries(names.map((name) => [name, emptyFields[name as keyof typeof emptyFields]])),
    ...(fields.email !== undefined && { emailKey: '' }),
    ...(isBlocked && { blockedAt: null }),
  };
}

/** True if these fields still are as an import wrote them. */
export const isAsWritten = (client: KnownClient, fields: ImportedFields): boolean =>
  Object.entries(fields).every(
    ([name, value]) => JSON.stringify(client[name as keyof ImportedFields]) === JSON.stringify(value),
  );

/** True if one of these fields belongs to the owner of an account. */
export const isOfAccount = (fields: ImportedFields): boolean =>
  Object.keys(fields).some((name) => ofAccount.has(name));
