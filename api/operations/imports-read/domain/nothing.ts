import { foldHeading } from '../../../common/text/fold-heading.js';
import { plainFigures } from '../../../common/text/plain-figures.js';

/** What other systems write into an empty cell: dashes, or NONE and NONE… with a number, as Vagaro does. */
export const isNothing = (text: string): boolean =>
  /^[-–—]{1,3}$/.test(text) || /^(NONE\b.{0,20}|NULL|#N\/A|n\/a)$/.test(text);

/** Such as `Total`, `Grand total`, `Total: 12` or `Totales`. */
const TOTAL =
  /^((grand ?|sub)?totals?|totales|totaux|totais|totali|totale|totaal|gesamt(summe)?|summe|somme|yhteensä)(?!\p{L})/iu;

/** Names of people too. */
const sums = new Set(['suma', 'soma', 'somma']);

/** Amounts and counts: a phone number begins with a plus sign or a zero, or has many digits in a row. */
const FIGURE = /^(?!0\d|.*\d{7})(?:\p{Lu}{3} ?)?[-\d., ’'%\p{Sc}]*\d[-\d., ’'%\p{Sc}\p{L}]{0,6}$/u;

/** True if a row adds up the rows above it: its first cell with text says so, and the others are figures or empty. */
export function isTotal(row: readonly string[]): boolean {
  const [first = '', ...others] = row.filter((cell) => cell !== '');
  const figures = others.filter((cell) => FIGURE.test(plainFigures(cell)));
  if (figures.length < others.length) return false;
  return TOTAL.test(first) || (sums.has(foldHeading(first)) && figures.length > 0);
}
