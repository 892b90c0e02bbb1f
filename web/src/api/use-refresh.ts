import type { PathsWithMethod } from 'openapi-typescript-helpers';
import { useSWRConfig } from 'swr';
import type { paths } from './schema.gen';

type GetPath = PathsWithMethod<paths, 'get'>;
type AreaOf<Path extends string> = Path extends `/${infer First}/${string}`
  ? `/${First}/**`
  : Path extends `/${infer First}`
    ? `/${First}/**`
    : never;

/** Data made stale by a change: a GET path of the contract, or `/reviews/**` for all that begin with `/reviews`. */
export type Stale = GetPath | AreaOf<GetPath>;

const isCovered = (path: string, stale: Stale): boolean => {
  if (!stale.endsWith('/**')) return path === stale;
  const area = stale.slice(0, -'/**'.length);
  return path === area || path.startsWith(`${area}/`);
};

/** True if a cache key belongs to stale data. */
export const isStale =
  (stale: readonly Stale[]) =>
  (key: unknown): boolean => {
    const path: unknown = Array.isArray(key) ? key[0] : null;
    return typeof path === 'string' && stale.some((each) => isCovered(path, each));
  };

/**
 * Reloads stale data that is on the screen. Await it if the page has to show the change first. Failed reloads are
 * shown by the components concerned, not by the change.
 */
export function useRefresh() {
  const { mutate } = useSWRConfig();
  return async (...stale: readonly Stale[]): Promise<void> => {
    await mutate(isStale(stale)).catch(() => undefined);
  };
}

/**
 * Like `useRefresh`, but old data is not shown until the new arrives: for free times, of which outdated ones are
 * worse than none.
 */
export function useForget() {
  const { mutate } = useSWRConfig();
  return async (...stale: readonly Stale[]): Promise<void> => {
    await mutate(isStale(stale), undefined).catch(() => undefined);
  };
}
