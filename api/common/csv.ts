import { stringify } from 'csv-stringify/sync';

/** Without it a spreadsheet reads the file as Latin-1. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Where the comma separates decimals, spreadsheets expect semicolons between the cells. */
export const csvSeparators = { comma: ',', semicolon: ';' } as const;
export type CsvSeparator = keyof typeof csvSeparators;

/**
 * Where a spreadsheet may begin a new cell inside of one of ours: set to another separator than the file's, it splits at
 * commas, semicolons or tabs, and knows no quotes but at the beginning of what it takes for a cell.
 */
const FORMULA_INSIDE = /(?<=[,;\t\r\n]\s*"*)[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/g;

/** Less than nothing, as `csvAmount` writes it: a minus begins a formula as well, but a number is none. */
const NEGATIVE = /^-\d+[.,]\d\d$/;

/** One row as RFC 4180 writes it. A cell that a spreadsheet would work out as a formula becomes text. */
export const csvLine = (cells: readonly string[], separator: CsvSeparator = 'comma'): string =>
  stringify([cells.map((cell) => cell.replace(FORMULA_INSIDE, `'$&`))], {
    delimiter: csvSeparators[separator],
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { string: (value) => (NEGATIVE.test(value) ? { value, escape_formulas: false } : value) },
    // The library quotes its own delimiter and a whole CRLF only; a lone CR or LF, or the other separator, breaks the row too.
    quoted_match: /[\r\n,;\t]/,
  });

/** An amount with the decimal sign that goes with the separator, or a spreadsheet takes 12.05 for a day in May. */
export const csvAmount = (amount: number, separator: CsvSeparator): string =>
  separator === 'semicolon' ? amount.toFixed(2).replace('.', ',') : amount.toFixed(2);
