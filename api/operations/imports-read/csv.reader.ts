import { CsvError, parse } from 'csv-parse/sync';
import { withoutGuards } from '../../common/table/csv.js';
import { MAX_COLUMNS } from './domain/bounds.js';
import { FileFaultError } from './domain/file-fault.js';
import { type ForeignTable, TableBuilder, TOP_ROWS } from './domain/foreign-table.js';

const delimiters = [',', ';', '\t'] as const;

/** The characters of one row: notes may be long, but a file without line ends is no list. */
const MAX_ROW = 2_000_000;

/** Reads a list with commas, semicolons or tabs between its cells. */
export function readCsv(text: string): ForeignTable[] {
  const body = text.replace(/^\uFEFF/, '').replace(/^"?sep=(.)"?\r?\n/i, '');
  const table = new TableBuilder();
  try {
    parse(body, {
      delimiter: delimiterOf(body),
      relax_column_count: true,
      // Some programs write 5" without doubling it.
      relax_quotes: true,
      max_record_size: MAX_ROW,
      on_record: (row: string[]) => {
        if (row.length > MAX_COLUMNS && row.slice(MAX_COLUMNS).some(Boolean)) {
          throw new FileFaultError('tooManyColumns');
        }
        table.add(row.map(withoutGuards));
        // Kept nowhere else.
        return null;
      },
    });
  } catch (error) {
    throw faultOf(error);
  }
  const read = table.finish();
  return read ? [read] : [];
}

/**
 * The separator that is in most of the first lines, outside quotes, and then the most frequent one. A title above the
 * list may have none, or another one.
 */
function delimiterOf(text: string): string {
  const lines: string[] = [''];
  let isQuoted = false;
  for (const character of text.trimStart().slice(0, 50_000)) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character !== '\n' && character !== '\r') lines[lines.length - 1] += character;
    else if (lines.at(-1) !== '' && lines.push('') > TOP_ROWS) break;
  }
  const figures = delimiters.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const total = counts.reduce((sum, count) => sum + count, 0);
    return { delimiter, lines: counts.filter(Boolean).length, total };
  });
  const [best] = figures.sort((one, other) => other.lines - one.lines || other.total - one.total);
  return best?.delimiter ?? ',';
}

function faultOf(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new FileFaultError('unclosedQuote');
  return new FileFaultError(error.code === 'CSV_MAX_RECORD_SIZE' ? 'unclosedQuote' : 'damaged');
}
