import { AsYouType, type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min';
import { plainFigures } from '../text/plain-figures.js';

/** Fewer digits occur in nearly every phone number. */
const MIN_DIGITS = 3;

/** No stored number has more digits. */
const MAX_DIGITS = 32;

/** The characters of written numbers, including partial ones. */
const NUMBER = /^[+0-9 ()./-]+$/;

/** Trunk prefixes dialled within a country. */
const triedPrefixes = ['0', '1', '8', '06'];

/**
 * A regular expression for stored phone numbers that match a partial number, whether either has a country code or is
 * in national form. It finds the typed digits anywhere, and equivalent forms at the start of a number. A single
 * expression, so that each row is read once and a trigram index can serve it. Null if the text can't be part of a
 * number.
 *
 * @param home the country for numbers without a country code; see `phoneCountryOf`
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
    // Many people write the trunk prefix in brackets after the country code.
    ...prefixes.map((prefix) => `${code}${prefix}${rest}`),
    ...(code === homeCode ? ['', ...prefixes].map((prefix) => `^${prefix}${rest}`) : []),
  ];
}

/** True if this is the same number when dialled with the prefix in the country with that code. */
function isDialled(prefix: string, rest: string, code: string): boolean {
  const asYouType = new AsYouType({ defaultCallingCode: code });
  asYouType.input(prefix + rest);
  return asYouType.getNumberValue() === `+${code}${rest}`;
}
