import { MAX_CELL, MAX_CHARACTERS, MAX_COLUMNS, MAX_ROWS } from './bounds.js';
import { FileFaultError } from './file-fault.js';
import { isNothing, isTotal } from './nothing.js';

/** A list of another system: a file, or one of the lists in it. All cells are text. */
export interface ForeignTable {
  /** The sheet of a spreadsheet or the table of a dump; empty for other files. */
  name: string;
  headings: string[];
  /** Each as wide as the headings. */
  rows: string[][];
}

/** The headings are the first row with several cells among this many at the top. */
export const TOP_ROWS = 10;

/** Collects the rows of a table within the bounds, and throws a `FileFaultError` beyond them. */
export class TableBuilder {
  private readonly all: string[][] = [];
  private characters = 0;
  private width = 0;

  constructor(private readonly name = '') {}

  add(cells: readonly string[]): void {
    const row = cells.map(cleaned);
    while (row.length > 0 && row.at(-1) === '') row.pop();
    if (row.length === 0) return;
    if (row.length > MAX_COLUMNS) throw new FileFaultError('tooManyColumns');
    // One more for the headings.
    if (this.all.length > MAX_ROWS) throw new FileFaultError('tooManyRows');
    this.characters += row.reduce((sum, cell) => sum + cell.length, 0);
    if (this.characters > MAX_CHARACTERS) throw new FileFaultError('expandsTooMuch');
    this.width = Math.max(this.width, row.length);
    this.all.push(row);
  }

  /** Null if there are no rows, or only headings. */
  finish(): ForeignTable | null {
    let top = this.all.slice(0, TOP_ROWS).findIndex((row) => widthOf(row) > 1);
    // A title with a date, or the names of groups of columns.
    while (top >= 0 && top < TOP_ROWS && areHeadingsBelow(this.all[top], this.all[top + 1])) top += 1;
    const [headings = [], ...rows] = this.all.slice(Math.max(top, 0));
    const last = rows.at(-1);
    if (last && isTotal(last)) rows.pop();
    if (rows.length === 0) return null;
    return { name: this.name, headings: this.wide(headings), rows: rows.map((row) => this.wide(row)) };
  }

  private wide(row: string[]): string[] {
    return [...row, ...Array.from({ length: this.width - row.length }, () => '')];
  }
}

const widthOf = (row: readonly string[]): number => row.filter(Boolean).length;

/** True if the row below has at least twice as many cells, and none of them is a number or an address. */
const areHeadingsBelow = (row: readonly string[] = [], below: readonly string[] = []): boolean =>
  widthOf(below) >= 2 * widthOf(row) && !below.some((cell) => /@|^[+(]?\d/.test(cell));

/** Without invisible characters that no one typed, and empty if it only says that there is nothing. */
function cleaned(cell: string): string {
  const text = cell
    .slice(0, MAX_CELL)
    .replaceAll(/\r\n?/g, '\n')
    // PostgreSQL stores no NUL, and directional marks would turn neighbouring text.
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replaceAll(/\p{Cs}/gu, '')
    .trim();
  return isNothing(text) ? '' : text;
}
