import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { plainFigures } from '../text/plain-figures.js';

/**
 * What two phone numbers are compared by: E.164, a number without a country being read as it is dialled in this one. Of
 * one that is impossible there, or has no country where none is known, the digits are compared.
 *
 * It is worked out whenever numbers are compared and stored nowhere: what is stored would have to follow the salon into
 * another country.
 *
 * @param home the country in which numbers without one are dialled; see `phoneCountryOf`
 */
export function phoneKey(phone: string, home: CountryCode | null): string {
  const written = plainFigures(phone).trim();
  // `00` before the country is the same as `+`, in countries where something else is dialled as well.
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
