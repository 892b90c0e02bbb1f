import { useEffect, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../api/use-session';
import { memoryGeneration, rememberFor } from '../lib/private-memory';

/** The same for everyone, so it stays on the screen when the user changes. */
const publicPaths: unknown[] = [
  ...['/salon', '/salon/texts', '/salon/legal', '/services', '/staff'],
  ...['/portfolio', '/reviews', '/reviews/summary', '/reviews/published'],
];

/**
 * Forgets everything typed and read here when another user, or no one, is at this screen. Returns a number that
 * changes each time: used as a key, it remounts forms, which would otherwise keep their input.
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
