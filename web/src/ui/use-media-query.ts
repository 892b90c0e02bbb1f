import { useCallback, useSyncExternalStore } from 'react';

/** True while a media query matches. */
export function useMediaQuery(query: string): boolean {
  const watch = useCallback(
    (tell: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}
