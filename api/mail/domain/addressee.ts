/** Line ends and everything else that steers a line instead of showing on it, the direction of the writing included. */
export const onOneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

const LONGEST_ADDRESS = 254;
const LONGEST_NAME = 120;

/**
 * One plain address and nothing else: no list, no group, no name in front, no quoting, no control character. What is
 * refused here never reaches the mail client, which would read a line end or a comma as a second recipient.
 */
export const isOneAddress = (value: string): boolean =>
  value.length <= LONGEST_ADDRESS &&
  /^[^\s@<>()[\]"\\,;:\p{C}]{1,64}@[^\s@<>()[\]"\\,;:\p{C}]+$/u.test(value);

/**
 * A name fit for a greeting and a header, or nothing. Whoever signs up with somebody else's address chooses the name
 * too; one that mail programs would turn into a link is left out, so that our mail carries nobody's advertisement.
 */
export function safeName(name: string): string {
  const plain = onOneLine(name);
  return /:\/\/|www\.|@|\p{L}\.\p{L}{2,}/iu.test(plain) ? '' : [...plain].slice(0, LONGEST_NAME).join('');
}
