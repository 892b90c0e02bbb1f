import {
  type CountryCode,
  getCountries,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { languageFacts } from '../../words/languages.gen.js';

/** Common names of countries that `Intl` does not give in any of our languages. */
const countriesBesides: Record<string, CountryCode> = {
  america: 'US',
  unitedstatesofamerica: 'US',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  northernireland: 'GB',
  greatbritain: 'GB',
  holland: 'NL',
  brd: 'DE',
  czechrepublic: 'CZ',
  turkey: 'TR',
};

/** Letters only: case, accents, dots and spaces make no difference. */
const lettersOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase()
    .replace(/^the(?=.{4})/, '');

let known: Map<string, CountryCode> | null = null;

/** By name in all our languages, long and short, and by two-letter code. */
function countriesByName(): Map<string, CountryCode> {
  if (known) return known;
  const countries = getCountries();
  known = new Map(Object.entries(countriesBesides));
  for (const { tag } of Object.values(languageFacts)) {
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames(tag, { type: 'region', style });
      for (const country of countries) known.set(lettersOf(names.of(country) ?? country), country);
    }
  }
  for (const country of countries) known.set(country.toLowerCase(), country);
  return known;
}

/**
 * The country for phone numbers without a country code: the salon's. It is set when the salon is created; for older
 * salons, it is derived from the address, by name or code, otherwise from the salon's own number. Null if unknown.
 */
export function phoneCountryOf({
  countryCode,
  country,
  phone,
}: {
  countryCode: string | null;
  country: string;
  phone: string;
}): CountryCode | null {
  if (countryCode !== null && isSupportedCountry(countryCode)) return countryCode;
  const named = countriesByName().get(lettersOf(country));
  return named ?? parsePhoneNumberFromString(phone.trim().replace(/^00/, '+'))?.country ?? null;
}
