/** Scripts whose letters have no capitals, or join: one of them is a sign of its own, two would read as a word. */
const hasCapitals = (sign: string): boolean => sign.toLowerCase() !== sign.toUpperCase();

const graphemes = (text: string): string[] =>
  [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

/** Signs between and around words: quotes, dots, dashes, emoji. */
const OUTSIDE_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

/** The Arabic article, which most names begin with. */
const ARABIC_ARTICLE = /^ال(?=\p{L}{3})/u;

/** As a capital, if that is one letter: ß has none. */
function capitalOf(letter: string): string {
  const capital = letter.toUpperCase();
  return graphemes(capital).length === 1 ? capital : letter;
}

/**
 * One or two letters for a salon's name, for marks and icons: "Maison Vera" is MV, "salon de beauté" SB, "24 Hair" 24,
 * "صالون الجمال" ص. Empty for a name without letters or digits.
 */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/\s+/u)
    .flatMap((word) => word.split(OUTSIDE_WORDS).find(Boolean) ?? []);
  const [first, ...others] = words;
  if (first === undefined) return '';
  const [number] = /^\p{Nd}{1,2}/u.exec(first) ?? [];
  if (number !== undefined) return number;
  const [letter = ''] = graphemes(first.replace(ARABIC_ARTICLE, ''));
  if (!hasCapitals(letter)) return letter;
  const next = others.filter((word) => hasCapitals(graphemes(word)[0] ?? ''));
  const second = next.find((word) => !isParticle(word)) ?? '';
  return capitalOf(letter) + capitalOf(graphemes(second)[0] ?? '');
}

/** "de", "by", "and": short, and not written with a capital. */
const isParticle = (word: string): boolean => word.length <= 3 && word === word.toLowerCase();
