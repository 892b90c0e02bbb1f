import { AsYouType, type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min';
import { plainFigures } from '../text/plain-figures.js';

/** Fewer digits are part of nearly every phone number. */
const MIN_DIGITS = 3;

/** More digits are in no number that is stored. */
const MAX_DIGITS = 32;

/** How people write numbers, half of one included. */
const NUMBER = /^[+0-9 ()./-]+$/;

/** What is dialled before a number at home, in one country or another. */
const triedPrefixes = ['0', '1', '8', '06'];

/**
 * A regular expression for the digits of a phone number of which somebody has typed a part: with its country or as it is
 * dialled at home, whichever of the two it was stored as. It finds what was typed anywhere in a number, and what says the
 * same where a number begins. One expression, so that a row is read once and an index of letters serves it. Null when it is
 * no part of a number.
 *
 * @param home the country in which numbers without one are dialled; see `phoneCountryOf`
 */
export function searchedNumbers(search: string, home: CountryCode | null): string | null {
  const typed = plainFigures(search).trim();
  if (!NUMBER.test(typed)) return null;
  const bare = typed.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (bare.length < MIN_DIGITS || bare.length > MAX_DIGITS) return null;
  const patterns = beginnings(typed.replace(/^00/, '+'), home);
  return [bare, ...new Set(patterns.filter((pattern) => !pattern.includes(bare)))].join('|');
}

function beginnings(typed: string, home: CountryCode | null): string[] {
  const homeCode = home && getCountryCallingCode(home);
  const asYouType = new AsYouType(home ?? undefined);
  asYouType.input(typed);
  const code = asYouType.getCallingCode() ?? homeCode;
  const whole = asYouType.getNumberValue()?.slice(1);
  if (!code || !whole) return [];
  const rest = whole.slice(code.length);
  if (rest.length < MIN_DIGITS) return [];
  const prefixes = triedPrefixes.filter((prefix) => isDialled(prefix, rest, code));
  return [
    whole,
    // Many write what is dialled at home after the country, in brackets.
    ...prefixes.map((prefix) => `${code}${prefix}${rest}`),
    ...(code === homeCode ? ['', ...prefixes].map((prefix) => `^${prefix}${rest}`) : []),
  ];
}

/** Whether this is the same number when it is dialled with the prefix, in the country with that code. */
function isDialled(prefix: string, rest: string, code: string): boolean {
  const asYouType = new AsYouType({ defaultCallingCode: code });
  asYouType.input(prefix + rest);
  return asYouType.getNumberValue() === `+${code}${rest}`;
}
