import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on a page that the server has drawn until the script has taken it over: before, nothing here answers to a press. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
