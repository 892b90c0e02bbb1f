import { unstable_serialize } from 'swr';
import { apiKey } from './use-api';

type GetPath = Parameters<typeof apiKey>[0];

/**
 * What the server wrote into the page, so that the first thing a visitor sees is the page and not its skeleton. Under
 * the keys of the cache; read once, because another page is another address.
 */
export function firstAnswers(): Record<string, unknown> {
  try {
    const written: unknown = JSON.parse(document.getElementById('first-answers')?.textContent ?? '{}');
    if (typeof written !== 'object' || written === null) return {};
    return Object.fromEntries(
      Object.entries(written).map(([path, answer]) => [unstable_serialize(apiKey(path as GetPath)), answer]),
    );
  } catch {
    return {};
  }
}
