import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { plainFigures } from '../text/plain-figures.js';

/**
 * The form in which phone numbers are compared: E.164, with numbers without a country code read as dialled at home. A
 * number that is impossible there, or without a known country, is compared by its digits.
 *
 * Computed for each comparison and never stored: stored keys would have to change with the salon's country.
 *
 * @param home the country for numbers without a country code; see `phoneCountryOf`
 */
export function phoneKey(phone: string, home: CountryCode | null): string {
  const written = plainFigures(phone).trim();
  // `00` before the country code counts as `+`, also in countries with another international prefix.
  const abroad = written.replace(/^00/, '+');
  const read = e164Of(written, home) ?? (abroad === written ? null : e164Of(abroad, home));
  if (read) return read;
  const digits = abroad.replace(/^(\+.*?)\(0\)/, '$1').replaceAll(/\D/g, '');
  return digits && abroad.startsWith('+') ? `+${digits}` : digits;
}

function e164Of(written: string, home: CountryCode | null): string | null {
  const number = parsePhoneNumberFromString(written, {
    extract: false,
    ...(home && { defaultCountry: home }),
  });
  return number?.isPossible() ? number.number : null;
}
