/** What Google says about a person, as far as it is used here. */
export interface GoogleProfile {
  /** Their id at Google: never another person's, and the same when their address changes. */
  subject: string;
  /** Null when Google did not give it. */
  email: string | null;
  /** Whether Google itself has verified the address. */
  isEmailVerified: boolean;
  /** Whether the address is one of Google's own, so that only Google can say whose it is. */
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

/** Reads the answer of the userinfo endpoint; null when it lacks the person's id. */
export const readGoogleProfile = (claims: unknown): GoogleProfile | null => {
  if (typeof claims !== 'object' || claims === null) return null;
  const { sub, email, email_verified, hd, name }: Partial<Record<string, unknown>> = { ...claims };
  if (typeof sub !== 'string' || !/^[\x21-\x7e]+$/.test(sub) || sub.length > SUBJECT_MAX_LENGTH) return null;
  const address = textOf(email);
  return {
    subject: sub,
    email: address || null,
    // The boolean only: some answers hold the text "true", which is not defined anywhere.
    isEmailVerified: email_verified === true,
    isMailOfGoogle: /@gmail\.com$/i.test(address) || textOf(hd) !== '',
    name: nameOf(name),
  };
};
