import { unstable_serialize, type Middleware } from 'swr';
import { apiKey } from './use-api';

type GetPath = Parameters<typeof apiKey>[0];

/** What the server wrote into the page; read once, because another page is another address. */
export function firstAnswers(): unknown {
  try {
    return JSON.parse(document.getElementById('first-answers')?.textContent ?? '{}');
  } catch {
    return {};
  }
}

/** A path and its query, as `useApi` takes them. */
function keyOf(address: string) {
  const [path = '', query] = address.split('?');
  return query === undefined
    ? apiKey(path as GetPath)
    : apiKey(path as GetPath, { params: { query: Object.fromEntries(new URLSearchParams(query)) } } as never);
}

/** Answers by address, under the keys of the cache, so that a visitor sees the page first and not its skeleton. */
export function asFallback(answers: unknown): Record<string, unknown> {
  if (typeof answers !== 'object' || answers === null) return {};
  return Object.fromEntries(
    Object.entries(answers).map(([address, answer]) => [unstable_serialize(keyOf(address)), answer]),
  );
}

/** For how long what came with the page is fresh enough. */
const FRESH_MS = 5000;

/** Asks the server again for what came with the page, but only after a while. */
export const trustFirstAnswers: Middleware = (useNext) => (key, fetcher, config) => {
  const isFresh = performance.now() < FRESH_MS && unstable_serialize(key) in (config.fallback ?? {});
  return useNext(key, fetcher, isFresh ? { ...config, revalidateIfStale: false } : config);
};
