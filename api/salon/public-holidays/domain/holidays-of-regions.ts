import type { YearlyHoliday } from './holiday-formulas.js';
import { regionsOfEurope } from './regions-of-europe.js';
import { regionsOverseas } from './regions-overseas.js';

/** A part of a country with holidays of its own. Its name is in the language spoken there. */
export interface HolidayRegion {
  /** ISO 3166-2, such as DE-BY. */
  code: string;
  name: string;
}

const regionsByCountry = new Map([...regionsOfEurope, ...regionsOverseas]);

/** The country's regions by name; none if they have no holidays of their own, or those are not known here. */
export const regionsOf = (countryCode: string): HolidayRegion[] =>
  Object.entries(regionsByCountry.get(countryCode)?.names ?? {})
    .map(([code, name]) => ({ code: `${countryCode}-${code}`, name }))
    .sort((one, other) => one.name.localeCompare(other.name));

/** The holidays of a region, from those of its country. One of another country changes nothing. */
export function holidaysOfRegion(
  ofCountry: readonly YearlyHoliday[],
  countryCode: string,
  region: string | null,
): readonly YearlyHoliday[] {
  const regions = regionsByCountry.get(countryCode);
  if (!regions || !region?.startsWith(`${countryCode}-`)) return ofCountry;
  const code = region.slice(countryCode.length + 1);
  const has = (codes: string) => codes.split(' ').includes(code);
  const dropped = (regions.without ?? []).filter(([, codes]) => has(codes)).map(([name]) => name);
  return [
    ...ofCountry.filter(({ name }) => !dropped.includes(name)),
    ...regions.holidays.filter(([, codes]) => has(codes)).map(([own]) => own),
  ];
}
