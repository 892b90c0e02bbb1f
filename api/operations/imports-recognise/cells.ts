import type { CountryCode } from 'libphonenumber-js/min';
import type { DateOrder } from './domain/dates.js';
import type { ImportField, Mapping } from './domain/kinds.js';
import type { PriceReading } from './domain/prices.js';

/** What the owner has said about a whole file, and the salon itself. */
export interface ReadingRules {
  dateOrder: DateOrder | null;
  priceReading: PriceReading;
  phoneCountry: CountryCode | null;
  /** The salon's, ISO 4217. */
  currency: string;
  /** Today, at the salon. */
  today: string;
}

/** What may keep a row, or a cell of it, from coming in. Each has a sentence with what to do. */
export const rowProblems = [
  'balanceNegative',
  'balanceNotInCurrency',
  'balanceUnreadable',
  'birthdayUnreadable',
  'cardEmpty',
  'cardExpired',
  'cardKnown',
  'cardTwice',
  'cardVoid',
  'clientBusy',
  'clockChange',
  'durationRounded',
  'emailShared',
  'emailTaken',
  'emailUnreadable',
  'expiryUnreadable',
  'mayBeSame',
  'noCardNumber',
  'noClient',
  'noDuration',
  'noName',
  'noTime',
  'notOffered',
  'numberShared',
  'outsideHours',
  'phoneUnreadable',
  'priceUnreadable',
  'serviceUnknown',
  'skippedByOwner',
  'staffUnknown',
  'textCut',
  'timeNotInFives',
  'tooFarAhead',
  'totalsUnreadable',
  'twiceInFile',
  'visitCancelled',
  'visitOverlaps',
] as const;
export type RowProblem = (typeof rowProblems)[number];

/** Reads the cells of a row by their fields, and notes the first problem. */
export class RowCells {
  problem: RowProblem | null = null;

  constructor(
    private readonly cells: readonly string[],
    private readonly mapping: Mapping,
  ) {}

  /** Empty if the file doesn't have the field. */
  get(field: ImportField): string {
    const column = (this.mapping as Partial<Record<ImportField, number>>)[field];
    return (column === undefined ? undefined : this.cells[column]) ?? '';
  }

  /** The text in one line, or in several, cut to its most. */
  text(field: ImportField, most: number, { hasLines = false } = {}): string {
    const text = hasLines ? this.get(field) : this.get(field).replaceAll(/\s+/g, ' ').trim();
    return this.cut(text, most);
  }

  cut(text: string, most: number): string {
    if (text.length <= most) return text;
    this.note('textCut');
    // Never half of a character.
    return text
      .slice(0, most)
      .replace(/[\ud800-\udbff]$/, '')
      .trim();
  }

  note(problem: RowProblem): void {
    this.problem ??= problem;
  }
}
