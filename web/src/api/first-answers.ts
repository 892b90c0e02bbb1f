import { unstable_serialize, type Middleware } from 'swr';
import { apiKey } from './use-api';

type GetPath = Parameters<typeof apiKey>[0];

/** The responses that the server wrote into the page; read once, because they belong to its first URL. */
export function firstAnswers(): unknown {
  try {
    return JSON.parse(document.getElementById('first-answers')?.textContent ?? '{}');
  } catch {
    return {};
  }
}

/** A path and its query, in the form of `useApi`. */
function keyOf(address: string) {
  const [path = '', query] = address.split('?');
  return query === undefined
    ? apiKey(path as GetPath)
    : apiKey(path as GetPath, { params: { query: Object.fromEntries(new URLSearchParams(query)) } } as never);
}

/** Responses under their cache keys, so that visitors see the page first and not its skeleton. */
export function asFallback(answers: unknown): Record<string, unknown> {
  if (typeof answers !== 'object' || answers === null) return {};
  return Object.fromEntries(
    Object.entries(answers).map(([address, answer]) => [unstable_serialize(keyOf(address)), answer]),
  );
}

/** Time for which the page's own data counts as fresh. */
const FRESH_MS = 5000;

/** Revalidates data that came with the page only after a while. */
export const trustFirstAnswers: Middleware = (useNext) => (key, fetcher, config) => {
  const isFresh = performance.now() < FRESH_MS && unstable_serialize(key) in (config.fallback ?? {});
  return useNext(key, fetcher, isFresh ? { ...config, revalidateIfStale: false } : config);
};
