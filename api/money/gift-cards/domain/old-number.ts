import { plainFigures } from '../../../common/text/plain-figures.js';

/** Longer ones are no number that anyone types. */
const MAX_SIGNS = 60;

/**
 * The number of a card of another system as compared: its letters and digits, in capitals. Zeros at its start make no
 * difference, since spreadsheets drop them. Null if nothing is left, or too much to be typed.
 */
export function readOldNumber(typed: string): string | null {
  const number = plainFigures(typed)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '');
  return number === '' || number.length > MAX_SIGNS ? null : number;
}
