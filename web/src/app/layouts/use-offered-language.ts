import { useState } from 'react';
import { useSalon } from '../../api/use-salon';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import type { Language } from '../../words/types.gen';
import { useLanguage } from '../../words/use-words';

const REFUSED = 'language-refused';

/**
 * The language that the browser's owner would rather read, if the salon speaks it and they have not said no. Never in
 * place of what the address says: whoever follows a link sees what was linked.
 */
export function useOfferedLanguage(): [Language | null, () => void] {
  const isHydrated = useIsHydrated();
  const language = useLanguage();
  const { data: salon } = useSalon();
  const [isRefused, setRefused] = useState(false);
  const refuse = () => {
    setRefused(true);
    try {
      localStorage.setItem(REFUSED, '1');
    } catch {
      // Without storage it is asked again on the next page.
    }
  };
  if (!isHydrated || isRefused || !salon) return [null, refuse];
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const best = wanted.find((tag) => salon.languages.some((one) => one === tag));
  const offered = salon.languages.find((one) => one === best);
  return [offered && offered !== language && !wasRefused() ? offered : null, refuse];
}

function wasRefused(): boolean {
  try {
    return localStorage.getItem(REFUSED) !== null;
  } catch {
    return false;
  }
}
