import { useApi } from './use-api';

/** The salon's name, address, hours and rules. They change about once a year, so they are read once a visit. */
export function useSalon() {
  return useApi('/salon', undefined, { revalidateOnFocus: false, revalidateIfStale: false });
}
