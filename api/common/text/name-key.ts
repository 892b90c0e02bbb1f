const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*)\p{M}/gu;

/** Vowel points, which Hebrew and Arabic leave out as they like, and the hamza above or below a letter. */
const VOWEL_POINTS = /[\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;

/**
 * The form in which names are compared: case, accents, spaces and punctuation make no difference. Marks that are part
 * of a word stay, such as vowel signs in Hindi and Thai. A name of nothing but symbols is compared as it is.
 */
export function nameKey(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(ACCENTS, '')
    .replaceAll(VOWEL_POINTS, '')
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '');
  return letters || name.trim();
}
