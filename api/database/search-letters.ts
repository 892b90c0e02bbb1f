/** No name has more words; the rest of a pasted text is ignored. */
const MAX_WORDS = 8;

/** Nearly every row contains a given letter or two, and no index finds those, so they must start a word. */
const SHORT = /^(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}])\p{L}){1,2}$/u;

/** A shorter word with a typo is similar to too many others. */
const MIN_SLIP = 4;

/** Letters that are sometimes written as two: Müller and Mueller. */
const speltOut = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ø', 'oe'],
  ['å', 'aa'],
] as const;

/**
 * One interpretation of a search: a regular expression for each word. `holdsEvery` compares them, ignoring case,
 * accents and language-specific letters.
 */
export type Reading = readonly string[];

/** Interpretations of a search: as typed, then with other spellings, finally with one typo in each word. */
function readingsOf(search: string): [Reading, ...Reading[]] {
  const words = search.normalize('NFKC').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return [
    words.map(asTyped),
    words.map((word) => [word, ...spellings(word)].map(asTyped).join('|')),
    words.map((word) => slips(word) ?? asTyped(word)),
  ];
}

/** A search as typed. An empty one matches everything. */
export const readingAsTyped = (search: string): Reading => readingsOf(search)[0];

/** The first interpretation that finds something, otherwise the one as typed. */
export async function readingThatFinds(
  search: string | undefined,
  findsAny: (reading: Reading) => Promise<boolean>,
): Promise<Reading> {
  const [typed, ...others] = readingsOf(search ?? '');
  if (typed.length === 0 || (await findsAny(typed))) return typed;
  for (const reading of others) {
    const isNew = reading.some((word, place) => word !== typed[place]);
    if (isNew && (await findsAny(reading))) return reading;
  }
  return typed;
}

/**
 * SQL condition that these texts (non-null SQL) contain every word of an interpretation, in any order. The trigram
 * indexes have exactly this expression.
 *
 * @param places one placeholder per word, such as `$1`
 */
export function holdsEvery(texts: readonly string[], places: readonly string[]): string {
  const folded = texts.map((text) => `fold_letters(' ' || ${text})`).join(' || ');
  return places.map((place) => `(${folded}) ~ fold_letters(${place})`).join(' AND ') || 'TRUE';
}

const literal = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const asTyped = (word: string) => (SHORT.test(word) ? ` ${literal(word)}` : literal(word));

function spellings(word: string): string[] {
  const small = word.toLowerCase();
  const joined = speltOut.reduce((text, [letter, pair]) => text.replaceAll(pair, letter), small);
  const apart = speltOut.reduce((text, [letter, pair]) => text.replaceAll(letter, pair), small);
  return [joined, apart].filter((spelling) => spelling !== small);
}

/**
 * The beginning of a word with one letter added, missing, changed, or swapped with its neighbour; null if typos are
 * not allowed.
 */
function slips(word: string): string | null {
  const letters = [...word].map(literal);
  // A number or address with a typo belongs to someone else.
  if (letters.length < MIN_SLIP || /[\p{N}@]/u.test(word)) return null;
  const before = (place: number) => letters.slice(0, place).join('');
  const from = (place: number) => letters.slice(place).join('');
  const slipped = letters.flatMap((letter, place) => [
    `${before(place)}.${from(place)}`,
    `${before(place)}.?${from(place + 1)}`,
    `${before(place)}${letters[place + 1] ?? ''}${letter}${from(place + 2)}`,
  ]);
  return ` (${slipped.join('|')})`;
}
