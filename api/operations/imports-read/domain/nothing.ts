import { foldHeading } from '../../../common/text/fold-heading.js';

/** What other systems write into an empty cell: dashes, or NONE and NONE… with a number, as Vagaro does. */
export const isNothing = (text: string): boolean =>
  /^[-–—]{1,3}$/.test(text) || /^(NONE\b.{0,20}|NULL|#N\/A|n\/a)$/.test(text);

const totals = new Set(
  ['total', 'totals', 'grandtotal', 'summe', 'gesamt', 'gesamtsumme', 'totale', 'totaal', 'yhteensa'].concat(
    'totaux',
    'totalgeneral',
    'totalgeral',
    'somme',
    'suma',
    'soma',
    'somma',
  ),
);

/** True if a row adds up the rows above it: its first cell with text says so. */
export const isTotal = (row: readonly string[]): boolean =>
  totals.has(foldHeading(row.find((cell) => cell !== '') ?? ''));
