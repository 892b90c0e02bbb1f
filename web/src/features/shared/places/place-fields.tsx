import { useMemo, type ReactNode } from 'react';
import { ChoiceField, type Option } from '../../../ui/choice-field';
import { useFormats } from '../../../ui/use-formats';
import { useNow } from '../../../ui/use-now';
import { places as book } from '../../../words/places.gen';
import { useLanguage, useWords } from '../../../words/use-words';
import { type Place, placeIn } from './guess-place';
import type { Country } from './models';
import { useCountryOptions } from './use-country-options';

interface Props {
  countries: readonly Country[];
  value: Place;
  onChange: (place: Place) => void;
  errorOf: (field: keyof Place) => string | undefined;
  /** A hint about what depends on the country. */
  countryHint?: ReactNode;
}

const MINUTE_MS = 60_000;

/** This browser's time zone; only called in browsers. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

/** The salon's country, time zone and currency. Choosing another country changes the other two. */
export function PlaceFields({ countries, value, onChange, errorOf, countryHint }: Props) {
  const words = useWords(book);
  const { formatTime } = useFormats();
  const now = useNow(MINUTE_MS);
  const { countryOptions, currencyOptions } = useOptions(countries);
  const zoneOptions = useZoneOptions(countries, value);
  const chooseCountry = (code: string) => {
    const country = countries.find((one) => one.code === code);
    if (country) onChange(placeIn(country, { timeZone: value.timeZone, here: zoneHere() }));
  };
  return (
    <>
      <ChoiceField
        label={words.country()}
        hint={countryHint}
        listLabel={words.countries()}
        name="countryCode"
        options={countryOptions}
        value={value.countryCode}
        onChange={chooseCountry}
        error={errorOf('countryCode')}
      />
      <ChoiceField
        label={words.timeZone()}
        hint={
          value.timeZone
            ? words.timeThere({ time: formatTime(new Date(now), value.timeZone) })
            : words.allHoursInIt()
        }
        listLabel={words.timeZones()}
        name="timeZone"
        options={zoneOptions}
        value={value.timeZone}
        onChange={(timeZone) => onChange({ ...value, timeZone })}
        error={errorOf('timeZone')}
      />
      <ChoiceField
        label={words.currency()}
        hint={words.allPricesInIt()}
        listLabel={words.currencies()}
        name="currency"
        options={currencyOptions}
        value={value.currency}
        onChange={(currency) => onChange({ ...value, currency })}
        error={errorOf('currency')}
      />
    </>
  );
}

/** Countries and currencies by name in the page's language. */
function useOptions(countries: readonly Country[]) {
  const words = useWords(book);
  const language = useLanguage();
  const countryOptions = useCountryOptions(countries);
  const currencyOptions = useMemo(() => {
    const monies = new Intl.DisplayNames(language, { type: 'currency' });
    const codes = [...new Set(countries.map(({ currency }) => currency))];
    return codes
      .map((code) => ({ key: code, label: words.currencyOption({ code, name: monies.of(code) ?? code }) }))
      .sort((one, other) => one.label.localeCompare(other.label, language));
  }, [countries, language, words]);
  return { countryOptions, currencyOptions };
}

/** The country's zones first; the selected one is always included, under any name the engine uses. */
function useZoneOptions(countries: readonly Country[], { countryCode, timeZone }: Place): Option[] {
  const language = useLanguage();
  return useMemo(() => {
    const own = countries.find(({ code }) => code === countryCode)?.timeZones ?? [];
    const all = countries.flatMap(({ timeZones }) => timeZones).sort();
    const zones = new Set([...own, ...all, ...(timeZone === '' ? [] : [timeZone])]);
    return [...zones].map((zone) => ({ key: zone, label: zoneName(zone), more: longNameOf(zone, language) }));
  }, [countries, countryCode, timeZone, language]);
}

const longNames = new Map<string, string>();

/** "Western European Time". Cached, because engines need a moment for each. */
function longNameOf(zone: string, language: string): string {
  const key = `${language} ${zone}`;
  const known = longNames.get(key);
  if (known !== undefined) return known;
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' });
  const name = parts.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  longNames.set(key, name);
  return name;
}
