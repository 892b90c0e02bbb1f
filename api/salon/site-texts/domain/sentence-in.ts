import type { Catalogue, SentenceText } from '../../../words/types.gen.js';

/** A sentence of the catalogue by name, which may be any text; null if unknown. */
export function sentenceIn(catalogue: Catalogue, area: string, name: string): SentenceText | null {
  const sentences = Object.hasOwn(catalogue, area) ? catalogue[area] : undefined;
  return sentences && Object.hasOwn(sentences, name) ? (sentences[name] ?? null) : null;
}
