import { isEmail } from 'class-validator';

/** The longest address that SMTP can carry (RFC 5321, erratum 1690). */
const EMAIL_MAX_LENGTH = 254;

/** Control characters, characters that are not drawn, and blanks other than a space. Chats and web pages leave them behind. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Z}/u;

/** One plain address. Invisible characters are refused even where RFC 5322 would allow them: no mail server has such a mailbox. */
export const isEmailAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= EMAIL_MAX_LENGTH && !INVISIBLE.test(value) && isEmail(value);
