import { stringify } from 'csv-stringify/sync';
import type { Amount, TableCell } from './cells.js';

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

/** The apostrophe that keeps a cell from being a formula, added here and by other systems. */
const GUARD = /(?<=^|[,;\t\r\n]\s*"*)'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** One row in RFC 4180 format. A text that a spreadsheet would evaluate as a formula gets an apostrophe. */
export const csvLine = (cells: readonly TableCell[], separator: CsvSeparator = 'comma'): string =>
  stringify([cells.map((cell) => (typeof cell === 'string' ? cell.replace(FORMULA_INSIDE, `'$&`) : cell))], {
    delimiter: csvSeparators[separator],
    record_delimiter: 'windows',
    escape_formulas: true,
    // A minus can also start a formula, but a number is harmless.
    cast: {
      number: (value) => ({ value: String(value), escape_formulas: false }),
      object: (value) => ({ value: written(value as unknown as Amount, separator), escape_formulas: false }),
    },
    // The library quotes only its own delimiter and a full CRLF. A lone CR or LF, or the other separator, would break
    // the row too.
    quoted_match: /[\r\n,;\t]/,
  });

/** The text of a cell as it was before `csvLine` guarded it. */
export const withoutGuards = (cell: string): string => cell.replaceAll(GUARD, '');

/**
 * An amount with the decimal sign that matches the separator. Otherwise, spreadsheets would read 12.05 as a date in
 * May.
 */
const written = ({ amount }: Amount, separator: CsvSeparator): string =>
  separator === 'semicolon' ? amount.toFixed(2).replace('.', ',') : amount.toFixed(2);
