import { useSWRConfig } from 'swr';
import { useLanguage } from '../words/use-words';
import type { Salon } from './models';
import { inLanguage } from './own-words';
import { apiKey, useApi } from './use-api';
import { useRefresh } from './use-refresh';

/**
 * The salon's name, address, hours and rules, and what its pages say in the language of the page. They change about once a
 * year, so they are read once a visit.
 */
export function useSalon() {
  const options = { revalidateOnFocus: false, revalidateIfStale: false, keepPreviousData: true };
  return useApi('/salon', inLanguage(useLanguage()), options);
}

/** Shows everywhere what the server answered to a change. */
export function useShowSalon(): (salon: Salon) => Promise<void> {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const language = useLanguage();
  return async (salon) => {
    // Its texts are in the main language.
    if (language === salon.mainLanguage)
      await mutate(apiKey('/salon', inLanguage(language)), salon, { revalidate: false });
    else await refresh('/salon');
  };
}
