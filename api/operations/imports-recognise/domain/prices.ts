import { plainFigures } from '../../../common/text/plain-figures.js';

export const decimalSigns = ['comma', 'point'] as const;
/** What stands before the cents of a price. */
export type DecimalSign = (typeof decimalSigns)[number];

/** How `1.250` is read: `none` if the currency has no cents, and null if no one has decided. */
export type PriceReading = DecimalSign | 'none' | null;

export interface ReadPrice {
  cents: number;
  /** The price is a minimum, such as `from €45`. */
  isFrom: boolean;
}

const signs: Readonly<Record<string, DecimalSign>> = { ',': 'comma', '.': 'point' };

const FREE =
  /^(free|complimentary|kostenlos|gratis|umsonst|gratuite?|gr[aá]t(is|uit[oa])|ilmainen|maksuton)$/i;
/** Not `\b`, which knows no letters with accents. */
const FROM =
  /(?<!\p{L})(from|ab|dès|à partir d[eu’']|desde|a partir de|da|vanaf|alkaen|starting at)(?!\p{L})|\+$/iu;

/**
 * Reads a price with or without its currency.
 *
 * @returns null if it is no price or has parts of a cent, and 'undecided' for one such as `1.250`, which is 1,250 or 1¼
 */
export function readPrice(text: string, reading: PriceReading): ReadPrice | 'undecided' | null {
  const written = plainFigures(text).trim();
  if (FREE.test(written)) return { cents: 0, isFrom: false };
  const cents = centsIn(figuresOf(written), reading);
  return cents === null || cents === 'undecided' ? cents : { cents, isFrom: FROM.test(written) };
}

/**
 * Reads an amount of money: null if it has parts of a cent, or is no single number. A negative amount is negative,
 * also with its sign at the end or in parentheses.
 */
export function readBalance(text: string, reading: PriceReading): number | 'undecided' | null {
  const written = plainFigures(text).trim();
  const isNegative = /-\s*[^\d\s]{0,4}\s*\d|^\(.*\)$|\d\s*-$/.test(written);
  const cents = centsIn(figuresOf(isNegative ? written.replaceAll(/[-()]/g, ' ') : written), reading);
  return typeof cents === 'number' && isNegative ? 0 - cents : cents;
}

/** Exactly: null if there are parts of a cent. */
function centsIn(figures: string | null, reading: PriceReading): number | 'undecided' | null {
  if (figures === null) return null;
  const own = signOf(figures);
  if (own === 'undecided' && reading === null) return 'undecided';
  const decimal = own === 'undecided' ? reading : own;
  const character = { comma: ',', point: '.', none: null }[decimal ?? 'none'];
  const [whole = '', fraction = ''] = character === null ? [figures] : figures.split(character);
  const amount = Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction || '0'}`) * 100;
  const cents = Math.round(amount);
  // A spreadsheet calculates with binary fractions, so an amount may be a trillionth off.
  return Number.isSafeInteger(cents) && Math.abs(amount - cents) <= 1e-4 ? cents : null;
}

/** Of a column of prices: the sign that some of them prove, null if they prove none, and how many have two readings. */
export function decimalSignIn(texts: readonly string[]): { proven: DecimalSign | null; open: number } {
  let open = 0;
  const proven = new Set<DecimalSign>();
  for (const text of texts) {
    const figures = figuresOf(plainFigures(text).trim());
    const sign = figures === null ? null : signOf(figures);
    if (sign === 'undecided') open += 1;
    else if (sign !== null) proven.add(sign);
  }
  const [only = null] = proven;
  return { proven: proven.size === 1 ? only : null, open };
}

/** The only number of the text, with its signs. A negative one is no price. */
function figuresOf(written: string): string | null {
  if (written.length > 60) return null;
  const numbers = written.replaceAll(/(?<=\d)[ ’'](?=\d{3}(?!\d))/g, '').match(/-?\d[\d.,]*/g) ?? [];
  const [only, ...others] = numbers;
  if (only === undefined || others.length > 0 || only.startsWith('-')) return null;
  return only.replace(/[.,]$/, '');
}

/** The sign before the cents; null if there are none. */
function signOf(figures: string): DecimalSign | 'undecided' | null {
  const [last] = /[.,](?=[^.,]*$)/.exec(figures) ?? [];
  if (last === undefined) return null;
  const kinds = new Set(figures.match(/[.,]/g));
  if (kinds.size > 1) return signs[last] ?? null;
  // 1.250.000
  if (figures.split(last).length > 2) return null;
  return /[.,]\d{3}$/.test(figures) && !figures.startsWith('0') ? 'undecided' : (signs[last] ?? null);
}
