import type { PathsWithMethod } from 'openapi-typescript-helpers';
import { useSWRConfig } from 'swr';
import type { paths } from './schema.gen';

type GetPath = PathsWithMethod<paths, 'get'>;
type AreaOf<Path extends string> = Path extends `/${infer First}/${string}`
  ? `/${First}/**`
  : Path extends `/${infer First}`
    ? `/${First}/**`
    : never;

/** What a change makes stale: one GET path of the contract, or `/reviews/**` for all that begin with `/reviews`. */
export type Stale = GetPath | AreaOf<GetPath>;

const isCovered = (path: string, stale: Stale): boolean => {
  if (!stale.endsWith('/**')) return path === stale;
  const area = stale.slice(0, -'/**'.length);
  return path === area || path.startsWith(`${area}/`);
};

/** Whether a key of the cache is an answer that has become stale. */
export const isStale =
  (stale: readonly Stale[]) =>
  (key: unknown): boolean => {
    const path: unknown = Array.isArray(key) ? key[0] : null;
    return typeof path === 'string' && stale.some((each) => isCovered(path, each));
  };

/**
 * Loads again what a change has made stale and is on the screen. Wait for it where the page has to show the change
 * before something else happens; a failure to load is shown by what shows the answer, and is none of the change's.
 */
export function useRefresh() {
  const { mutate } = useSWRConfig();
  return async (...stale: readonly Stale[]): Promise<void> => {
    await mutate(isStale(stale)).catch(() => undefined);
  };
}

/**
 * Like `useRefresh`, but what was read before is not shown again, not even until the new answer has come: for free times,
 * of which an old one is worse than none.
 */
export function useForget() {
  const { mutate } = useSWRConfig();
  return async (...stale: readonly Stale[]): Promise<void> => {
    await mutate(isStale(stale), undefined).catch(() => undefined);
  };
}
