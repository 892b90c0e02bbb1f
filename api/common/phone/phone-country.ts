import {
  type CountryCode,
  getCountries,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { languageFacts } from '../../words/languages.gen.js';

/** What people call a country that its name in no language of ours says. */
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

/** Letters alone: capitals, accents, dots and spaces make no other country. */
const lettersOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase()
    .replace(/^the(?=.{4})/, '');

let known: Map<string, CountryCode> | null = null;

/** By their names in every language of ours, long and short, and by their two letters. */
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
 * The country in which a phone number is dialled that says none: the salon's. It was said when the salon was set up; of an
 * older one the address names it, in words or in two letters, or else its own number does. Null when nothing says it.
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
