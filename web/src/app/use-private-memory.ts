import { useEffect, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../api/use-session';
import { memoryGeneration, rememberFor } from '../lib/private-memory';

/** The same for everybody: they stay on the screen when its owner changes. */
const publicPaths: unknown[] = [
  ...['/salon', '/salon/texts', '/salon/legal', '/services', '/staff'],
  ...['/portfolio', '/reviews', '/reviews/summary'],
];

/**
 * Forgets what was typed and read here as soon as somebody else is at this screen, or nobody. Gives a number that changes
 * each time: what is drawn under it as its key is drawn anew, for a form on the screen would keep what was typed.
 */
export function usePrivateMemory(): number {
  const session = useSession();
  const { mutate } = useSWRConfig();
  const isKnown = session.status === 'signed-in' || session.status === 'signed-out';
  const userId = session.status === 'signed-in' ? session.user._id : null;

  useEffect(() => {
    if (!isKnown || !rememberFor(userId)) return;
    const isPrivate = (key: unknown) => Array.isArray(key) && !publicPaths.includes(key[0]);
    void mutate(isPrivate, undefined, { revalidate: false });
  }, [isKnown, userId, mutate]);

  return useSyncExternalStore(memoryGeneration.subscribe, memoryGeneration.get, () => 0);
}
