import { type CountryCode, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { phoneKey } from './phone-key.js';

/** A number with at least this many digits that starts with the home country's code has its plus sign missing. */
const WITH_COUNTRY = 11;

/**
 * A number of another system in its international form, `+49 171 2345678`; as written if it is impossible in the home
 * country. Null if it has no digits. Some systems leave the `+` out, or write it as text: `\\+39…`, `'+39…`.
 */
export function readPhone(text: string, home: CountryCode | null): string | null {
  const written = text.trim().replace(/^[\\'’"=]+/, '');
  const key = phoneKey(lacksPlus(written, home) ? `+${written}` : written, home);
  if (key === '') return null;
  return (key.startsWith('+') && parsePhoneNumberFromString(key)?.formatInternational()) || written;
}

function lacksPlus(written: string, home: CountryCode | null): boolean {
  const digits = written.replaceAll(/\D/g, '');
  return (
    home !== null &&
    !written.startsWith('+') &&
    digits.length >= WITH_COUNTRY &&
    digits.startsWith(getCountryCallingCode(home)) &&
    // In Brazil, 55 is an area code as well, and what follows it is no number of its own.
    isValidPhoneNumber(`+${digits}`)
  );
}
