/** Replaces line breaks and other control characters, including those that change text direction. */
export const onOneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

const MAX_ADDRESS_LENGTH = 254;
const MAX_NAME_LENGTH = 120;

/**
 * A single plain address: no list, group, display name, quoting or control characters. Anything else never reaches
 * the mail library, which would read a line break or comma as a second recipient.
 */
export const isOneAddress = (value: string): boolean =>
  value.length <= MAX_ADDRESS_LENGTH &&
  /^[^\s@<>()[\]"\\,;:\p{C}]{1,64}@[^\s@<>()[\]"\\,;:\p{C}]+$/u.test(value);

/**
 * A name that is safe in a greeting and a header, otherwise empty. Someone who signs up with another person's address
 * also chooses the name, so one that mail programs would turn into a link is left out: our emails carry no
 * advertisements.
 */
export function safeName(name: string): string {
  const plain = onOneLine(name);
  return /:\/\/|www\.|@|\p{L}\.\p{L}{2,}/iu.test(plain) ? '' : [...plain].slice(0, MAX_NAME_LENGTH).join('');
}
