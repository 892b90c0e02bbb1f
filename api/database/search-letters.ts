/** More words are in no name; the rest of a pasted text is not searched for. */
const MAX_WORDS = 8;

/** Within words, nearly every row has a letter or two, and no index finds them: they have to begin a word. */
const SHORT = /^(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}])\p{L}){1,2}$/u;

/** With fewer letters, a word with a slip in it is like too many others. */
const MIN_SLIP = 4;

/** Letters that some write as two: Müller and Mueller. */
const speltOut = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ø', 'oe'],
  ['å', 'aa'],
] as const;

/**
 * One way to read a search: a regular expression for each of its words. `holdsEvery` compares them; capitals, accents and the
 * letters of one language make no difference there.
 */
export type Reading = readonly string[];

/** How a search is read: as it was typed, then spelt another way, at last with a slip of one letter in each word. */
function readingsOf(search: string): [Reading, ...Reading[]] {
  const words = search.normalize('NFKC').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return [
    words.map(asTyped),
    words.map((word) => [word, ...spellings(word)].map(asTyped).join('|')),
    words.map((word) => slips(word) ?? asTyped(word)),
  ];
}

/** A search as it was typed. Everything fits an empty one. */
export const readingAsTyped = (search: string): Reading => readingsOf(search)[0];

/** The first reading of a search with which something is found, else the one as it was typed. */
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
 * The condition that these texts (SQL that is not null) hold every word of a reading, in any order. The indexes on folded
 * letters have exactly this expression.
 *
 * @param places one placeholder for each word, such as `$1`
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

/** The beginning of a word with a letter more, less or another, or with two that have changed places; null for no slip. */
function slips(word: string): string | null {
  const letters = [...word].map(literal);
  // A number or an address with a slip in it is somebody else's.
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
