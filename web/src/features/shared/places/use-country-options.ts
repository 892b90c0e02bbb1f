import { useMemo } from 'react';
import type { Option } from '../../../ui/choice-field';
import { useLanguage } from '../../../words/use-words';
import type { Country } from './models';

/** Countries by name in the page's language. They are found by their code too. */
export function useCountryOptions(countries: readonly Pick<Country, 'code'>[]): Option[] {
  const language = useLanguage();
  return useMemo(() => {
    const regions = new Intl.DisplayNames(language, { type: 'region' });
    return countries
      .map(({ code }) => ({ key: code, label: regions.of(code) ?? code, more: code }))
      .sort((one, other) => one.label.localeCompare(other.label, language));
  }, [countries, language]);
}
