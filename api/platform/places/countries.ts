import { isISO31661Alpha2, isISO4217CurrencyCode } from 'class-validator';
import currencyOf from 'country-to-currency';

/** A country's usual settings for a salon. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** ISO 4217. */
  currency: string;
  /** IANA names; empty if Unicode lists none. */
  timeZones: string[];
  hourCycle: 'h12' | 'h23';
  /** 1 is Monday. */
  firstWeekday: number;
}

/** Kosovo has no ISO 3166 code yet; XK is the one in common use. */
const KOSOVO = 'XK';

/**
 * Reads a locale's property from the Unicode data in Node. Engines offer it as a getter or a method
 * (https://tc39.es/proposal-intl-locale-info), and TypeScript's types know neither.
 */
function knownOf(locale: Intl.Locale, property: string, method: string): unknown {
  const asked: unknown = Reflect.get(locale, method);
  return typeof asked === 'function' ? asked.call(locale) : Reflect.get(locale, property);
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

function countryOf(code: string, currency: string): Country {
  const locale = new Intl.Locale(`und-${code}`);
  const week = knownOf(locale, 'weekInfo', 'getWeekInfo');
  const firstDay: unknown = typeof week === 'object' && week !== null ? Reflect.get(week, 'firstDay') : null;
  const [cycle] = textsIn(knownOf(locale, 'hourCycles', 'getHourCycles'));
  return {
    code,
    currency,
    timeZones: textsIn(knownOf(locale, 'timeZones', 'getTimeZones')),
    hourCycle: cycle === 'h12' || cycle === 'h11' ? 'h12' : 'h23',
    firstWeekday: typeof firstDay === 'number' ? firstDay : 1,
  };
}

/** By country code. */
export const countries: ReadonlyMap<string, Country> = new Map(
  Object.entries(currencyOf)
    .filter(([code]) => code === KOSOVO || isISO31661Alpha2(code))
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([code, currency]) => countryOf(code, currency))
    // Leaves out uninhabited islands.
    .filter(({ code, timeZones }) => code === KOSOVO || timeZones.length > 0)
    .map((country) => [country.code, country]),
);

const currencies = new Set([...countries.values()].map(({ currency }) => currency));

/**
 * Also accepts currencies newer than the validator's list, such as the guilder of Curaçao. Requires capitals, which
 * the validator does not.
 */
export const isCurrency = (code: string): boolean =>
  currencies.has(code) || (code === code.toUpperCase() && isISO4217CurrencyCode(code));
