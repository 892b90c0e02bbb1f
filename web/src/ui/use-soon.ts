import { useEffect } from 'react';
import { onFirstUse } from '../lib/first-use';

/** Fetches a part of the page as soon as somebody does anything with the page. */
export function useSoon(load: () => Promise<unknown>): void {
  useEffect(
    () =>
      onFirstUse(() => {
        // What fails now is fetched when it is wanted.
        load().catch(() => undefined);
      }),
    [load],
  );
}
