/** The parts of a Google profile that are used here. */
export interface GoogleProfile {
  /** Their id at Google: unique, never reused, and unaffected by a change of address. */
  subject: string;
  /** Null if Google did not provide it. */
  email: string | null;
  /** True if Google has verified the address. */
  isEmailVerified: boolean;
  /** True if the address is Google's own, so that only Google knows its owner. */
  isMailOfGoogle: boolean;
  name: string;
}

const SUBJECT_MAX_LENGTH = 255;
const NAME_MAX_LENGTH = 100;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A name entered elsewhere, without anything that our own form would refuse. */
const nameOf = (value: unknown): string =>
  Array.from(textOf(value).replaceAll(/[\p{Cc}\p{Cs}]/gu, ' '))
    .slice(0, NAME_MAX_LENGTH)
    .join('')
    .trim();

/** Parses the response of the userinfo endpoint; null without the person's id. */
export const readGoogleProfile = (claims: unknown): GoogleProfile | null => {
  if (typeof claims !== 'object' || claims === null) return null;
  const { sub, email, email_verified, hd, name }: Partial<Record<string, unknown>> = { ...claims };
  if (typeof sub !== 'string' || !/^[\x21-\x7e]+$/.test(sub) || sub.length > SUBJECT_MAX_LENGTH) return null;
  const address = textOf(email);
  return {
    subject: sub,
    email: address || null,
    // Only the boolean: some responses contain the undocumented text "true".
    isEmailVerified: email_verified === true,
    isMailOfGoogle: /@gmail\.com$/i.test(address) || textOf(hd) !== '',
    name: nameOf(name),
  };
};
