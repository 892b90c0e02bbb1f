import { isEmail } from 'class-validator';

/** The longest address that SMTP can carry (RFC 5321, erratum 1690). */
const EMAIL_MAX_LENGTH = 254;

/**
 * Control and invisible characters, and spaces other than the plain one. They come with text copied from chats and
 * web pages.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Z}/u;

/**
 * A single plain address. Invisible characters are refused even where RFC 5322 allows them: no mail server has such a
 * mailbox.
 */
export const isEmailAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= EMAIL_MAX_LENGTH && !INVISIBLE.test(value) && isEmail(value);
