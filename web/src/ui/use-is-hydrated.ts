import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on a page drawn by the server until the script has taken it over: before that, nothing here reacts to a click. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
