import { isEmail } from 'class-validator';

/** The longest address that SMTP can carry (RFC 5321, erratum 1690). */
const EMAIL_MAX_LENGTH = 254;

/**
 * What two addresses are compared by. The whole address is lower-cased: a mail server that tells `Vera@` from
 * `vera@` is a curiosity, a client who cannot log in because their phone typed a capital is not.
 */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** One plain address. Control characters are refused even where RFC 5322 would let them be quoted. */
export const isEmailAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= EMAIL_MAX_LENGTH && !/\p{Cc}/u.test(value) && isEmail(value);
