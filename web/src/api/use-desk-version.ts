import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { answerOf, client } from './client';
import { asProblem } from './problem';
import { sayThatSessionChanged } from './session';

/** Not affected by others at the desk, or expensive: the Health page is read only when opened. */
const notOfTheDesk = ['/auth/', '/demo/', '/setup', '/admin/health', '/account/'];

const isOfTheDesk = (key: unknown): boolean => {
  const path: unknown = Array.isArray(key) ? key[0] : null;
  return typeof path === 'string' && !notOfTheDesk.some((start) => path.startsWith(start));
};

/** Follows the desk's version, and reloads what is on the screen when it changes. */
export function useDeskVersion() {
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      async readVersion(): Promise<string> {
        try {
          return (await answerOf(client.GET('/desk/version'))).version;
        } catch (error) {
          // Someone who has just lost a right sees what remains available.
          if (asProblem(error).status === 403) sayThatSessionChanged();
          throw error;
        }
      },
      async readAgain(): Promise<void> {
        await mutate(isOfTheDesk).catch(() => undefined);
      },
    }),
    [mutate],
  );
}
