import { useSyncExternalStore } from 'react';
import { useSalon } from '../../api/use-salon';
import { languageRefused, wereLanguagesRefused } from '../../lib/refused-language';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import type { Language } from '../../words/types.gen';
import { useLanguage } from '../../words/use-words';

/**
 * The browser's preferred language, if the salon offers it and the user has neither refused it nor chosen one. It
 * never overrides the URL: following a link shows what was linked.
 */
export function useOfferedLanguage(): Language | null {
  const isHydrated = useIsHydrated();
  const language = useLanguage();
  const { data: salon } = useSalon();
  const isRefused = useSyncExternalStore(languageRefused.subscribe, languageRefused.get, () => false);
  if (!isHydrated || isRefused || !salon) return null;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const best = wanted.find((tag) => salon.languages.some((one) => one === tag));
  const offered = salon.languages.find((one) => one === best);
  return offered && offered !== language && !wereLanguagesRefused() ? offered : null;
}
