import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on a server-rendered page until hydration; before that, nothing here reacts to clicks. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
