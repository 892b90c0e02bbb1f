import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on a page rendered by the server until it is hydrated: before that, nothing here reacts to a click. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
