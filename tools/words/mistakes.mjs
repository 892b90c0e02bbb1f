const listed = (names) => [...names].toSorted().join(', ') || 'none';

/** Differences between a translation and English: missing or extra sentences, other values, other tags. */
export function mistakesOf(translated, english) {
  const mistakes = [];
  for (const [name, { values, tags }] of english) {
    const own = translated.get(name);
    if (!own) mistakes.push(`${name} is missing`);
    else if (listed(own.values.keys()) !== listed(values.keys()))
      mistakes.push(
        `${name} has the values ${listed(own.values.keys())} instead of ${listed(values.keys())}`,
      );
    else if (listed(own.tags) !== listed(tags))
      mistakes.push(`${name} has the tags ${listed(own.tags)} instead of ${listed(tags)}`);
  }
  for (const name of translated.keys()) if (!english.has(name)) mistakes.push(`${name} is not in English`);
  return mistakes;
}
