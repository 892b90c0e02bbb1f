import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { answerOf, client } from './client';
import { asProblem } from './problem';
import { sayThatSessionChanged } from './session';

/** Not what others change at the desk, or dear: the page that examines everything is read when it is opened. */
const notOfTheDesk = ['/auth/', '/demo/', '/setup', '/admin/health', '/account/'];

const isOfTheDesk = (key: unknown): boolean => {
  const path: unknown = Array.isArray(key) ? key[0] : null;
  return typeof path === 'string' && !notOfTheDesk.some((start) => path.startsWith(start));
};

/** Which version of the desk is the current one, and reading again whatever of it is on the screen. */
export function useDeskVersion() {
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      async readVersion(): Promise<string> {
        try {
          return (await answerOf(client.GET('/desk/version'))).version;
        } catch (error) {
          // Whoever has just lost a right is shown what is left to them.
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
