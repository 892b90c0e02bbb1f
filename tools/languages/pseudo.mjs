import { parse } from '@messageformat/parser';

/** Growth of a sentence: German and Portuguese need about a third more than English. */
const LONGER = 0.4;
const ACCENTED = Object.fromEntries([...'aeiouAEIOU'].map((letter, at) => [letter, [...'áéíóúÁÉÍÓÚ'][at]]));
const TAG = /(<\/?\w+>)/;

/** "Boók ⟨…⟩": accents show that a text came through here, and brackets enclose values. Tags stay. */
const withAccents = (text) =>
  text
    .split(TAG)
    .map((part) => (TAG.test(part) ? part : part.replaceAll(/[aeiou]/gi, (letter) => ACCENTED[letter])))
    .join('');

const written = (tokens) =>
  tokens
    .map((token) => {
      if (token.type === 'content') return withAccents(token.value).replaceAll(/[{}#]/g, "'$&'");
      if (token.type === 'octothorpe') return '#';
      if (token.type === 'argument') return `{${token.arg}}`;
      const cases = token.cases.map(({ key, tokens: inner }) => `${key} {${written(inner)}}`).join(' ');
      const offset = token.pluralOffset ? `offset:${token.pluralOffset} ` : '';
      return `{${token.arg}, ${token.type}, ${offset}${cases}}`;
    })
    .join('');

/** Number of letters of the sentence apart from its values. */
const lengthOf = (tokens) =>
  tokens.reduce((sum, token) => {
    if (token.type === 'content') return sum + token.value.length;
    return sum + Math.max(0, ...(token.cases ?? []).map(({ tokens: inner }) => lengthOf(inner)));
  }, 0);

/**
 * A sentence in the language that no one speaks: as long as the longest, between brackets, and still readable.
 * @param isLonger false for days, times and prices, which are about as short everywhere
 */
export function pseudo(sentence, { isLonger = true } = {}) {
  const tokens = parse(sentence);
  const more = isLonger ? Math.ceil(lengthOf(tokens) * LONGER) : 0;
  const words = Array.from({ length: Math.ceil(more / 6) }, () => 'lóng')
    .join(' ')
    .slice(0, more)
    .trim();
  return `⟦${written(tokens)}${words === '' ? '' : ` ${words}`}⟧`;
}
