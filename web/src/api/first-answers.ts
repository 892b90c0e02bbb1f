import { unstable_serialize } from 'swr';
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

/** Answers by path, under the keys of the cache, so that the first thing a visitor sees is the page and not its skeleton. */
export function asFallback(answers: unknown): Record<string, unknown> {
  if (typeof answers !== 'object' || answers === null) return {};
  return Object.fromEntries(
    Object.entries(answers).map(([path, answer]) => [unstable_serialize(apiKey(path as GetPath)), answer]),
  );
}
