import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { TableCell } from './cells.js';
import { BYTE_ORDER_MARK, csvLine, type CsvSeparator } from './csv.js';
import { spreadsheetOf } from './spreadsheet.js';

/** A table to download: its file name without extension, its columns, and its rows, read in chunks. */
export interface Table {
  name: string;
  columns: readonly string[];
  pieces: AsyncIterable<TableCell[][]> | Iterable<TableCell[][]>;
}

export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

export const SPREADSHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The same rows as the cells of a table. */
export async function* cellsInPieces<Row>(
  pieces: AsyncIterable<Row[]>,
  cellsOf: (row: Row) => TableCell[],
): AsyncGenerator<TableCell[][]> {
  for await (const rows of pieces) yield rows.map(cellsOf);
}

/** The table as a file, written while it is read, so that it can contain years of bookings. */
export function tableFile(
  table: Table,
  { format = 'csv', separator = 'comma' }: { format?: TableFormat; separator?: CsvSeparator },
): StreamableFile {
  const file =
    format === 'xlsx'
      ? { content: spreadsheetOf(table.columns, table.pieces), type: SPREADSHEET_TYPE }
      : { content: Readable.from(linesOf(table, separator)), type: 'text/csv; charset=utf-8' };
  return new StreamableFile(file.content, {
    type: file.type,
    disposition: `attachment; filename="${table.name}.${format}"`,
  });
}

async function* linesOf({ columns, pieces }: Table, separator: CsvSeparator): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns, separator);
  for await (const rows of pieces) yield rows.map((cells) => csvLine(cells, separator)).join('');
}
