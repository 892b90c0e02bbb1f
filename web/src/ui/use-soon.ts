import { useEffect } from 'react';
import { onFirstUse } from '../lib/first-use';

/** Preloads a part of the page on the first interaction. */
export function useSoon(load: () => Promise<unknown>): void {
  useEffect(
    () =>
      onFirstUse(() => {
        // After a failure, it is loaded when needed.
        load().catch(() => undefined);
      }),
    [load],
  );
}
