/** What Google says about somebody, as far as it is of use here. */
export interface GoogleProfile {
  /** Who she is to Google: never another person's, and hers whatever her address becomes. */
  subject: string;
  /** Null when it was not told. */
  email: string | null;
  /** Whether Google has seen for itself that the address is hers. */
  isEmailVerified: boolean;
  /** Whether Google itself hands out the addresses of this kind, so that nobody else can say who has one. */
  isMailOfGoogle: boolean;
  name: string;
}

const SUBJECT_MAX_LENGTH = 255;
const NAME_MAX_LENGTH = 100;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A name that was typed elsewhere, with what would not be taken from a form here left out. */
const nameOf = (value: unknown): string =>
  Array.from(textOf(value).replaceAll(/[\p{Cc}\p{Cs}]/gu, ' '))
    .slice(0, NAME_MAX_LENGTH)
    .join('')
    .trim();

/** Reads the answer of the userinfo endpoint; null when it does not even say who it is about. */
export const readGoogleProfile = (claims: unknown): GoogleProfile | null => {
  if (typeof claims !== 'object' || claims === null) return null;
  const { sub, email, email_verified, hd, name }: Partial<Record<string, unknown>> = { ...claims };
  if (typeof sub !== 'string' || !/^[\x21-\x7e]+$/.test(sub) || sub.length > SUBJECT_MAX_LENGTH) return null;
  const address = textOf(email);
  return {
    subject: sub,
    email: address || null,
    // True and nothing that merely looks like it: some answers say "true", and nobody knows what they mean.
    isEmailVerified: email_verified === true,
    isMailOfGoogle: /@gmail\.com$/i.test(address) || textOf(hd) !== '',
    name: nameOf(name),
  };
};
