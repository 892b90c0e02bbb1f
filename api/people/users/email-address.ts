import { isEmail } from 'class-validator';

/** The longest address that SMTP can carry (RFC 5321, erratum 1690). */
const EMAIL_MAX_LENGTH = 254;

/** One plain address. Control characters are refused even where RFC 5322 would let them be quoted. */
export const isEmailAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= EMAIL_MAX_LENGTH && !/\p{Cc}/u.test(value) && isEmail(value);
