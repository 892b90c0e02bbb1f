import { useSWRConfig } from 'swr';
import { useLanguage } from '../words/use-words';
import type { Salon } from './models';
import { inLanguage } from './own-words';
import { apiKey, useApi } from './use-api';
import { useRefresh } from './use-refresh';

/**
 * The salon's name, address, hours and rules, and its pages' texts in the page's language. They change about once a
 * year, so they are read once per visit.
 */
export function useSalon() {
  const options = { revalidateOnFocus: false, revalidateIfStale: false, keepPreviousData: true };
  return useApi('/salon', inLanguage(useLanguage()), options);
}

/** Shows the server's response to a change everywhere. */
export function useShowSalon(): (salon: Salon) => Promise<void> {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const language = useLanguage();
  return async (salon) => {
    // The response's texts are in the main language.
    if (language === salon.mainLanguage)
      await mutate(apiKey('/salon', inLanguage(language)), salon, { revalidate: false });
    else await refresh('/salon');
  };
}
