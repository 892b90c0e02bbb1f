/** Letters as they are typed on any keyboard: no capitals, no accents. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a text holds every word of a search, wherever in it; an empty search is held by all. */
export function holdsAllWords(text: string, search: string): boolean {
  const plain = plainText(text);
  return plainText(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
