import { stringify } from 'csv-stringify/sync';

/** Without it, spreadsheets read the file as Latin-1. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** In locales with a decimal comma, spreadsheets expect semicolons between cells. */
export const csvSeparators = { comma: ',', semicolon: ';' } as const;
export type CsvSeparator = keyof typeof csvSeparators;

/**
 * Positions at which a spreadsheet may start a new cell within one of ours: with another separator than the file's,
 * it splits at commas, semicolons or tabs, and recognises quotes only at the start of a cell.
 */
const FORMULA_INSIDE = /(?<=[,;\t\r\n]\s*"*)[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/g;

/**
 * A negative amount, as written by `csvAmount`: a minus sign can also start a formula, but a plain number is
 * harmless.
 */
const NEGATIVE = /^-\d+[.,]\d\d$/;

/** One row in RFC 4180 format. A cell that a spreadsheet would evaluate as a formula becomes text. */
export const csvLine = (cells: readonly string[], separator: CsvSeparator = 'comma'): string =>
  stringify([cells.map((cell) => cell.replace(FORMULA_INSIDE, `'$&`))], {
    delimiter: csvSeparators[separator],
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { string: (value) => (NEGATIVE.test(value) ? { value, escape_formulas: false } : value) },
    // The library quotes only its own delimiter and a full CRLF. A lone CR or LF, or the other separator, would break
    // the row too.
    quoted_match: /[\r\n,;\t]/,
  });

/**
 * An amount with the decimal sign that matches the separator. Otherwise, spreadsheets would read 12.05 as a date in
 * May.
 */
export const csvAmount = (amount: number, separator: CsvSeparator): string =>
  separator === 'semicolon' ? amount.toFixed(2).replace('.', ',') : amount.toFixed(2);
