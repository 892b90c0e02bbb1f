import { answerOf } from './client';

/** Spreadsheets split at semicolons wherever the comma separates decimals. */
const hasDecimalComma = () => new Intl.NumberFormat(navigator.language).format(1.5).includes(',');

export type CsvSeparator = 'comma' | 'semicolon';

/** Asks for a table, written as a spreadsheet of this browser's country reads it. */
export type CsvCall = (
  separator: CsvSeparator,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** The table as a file, by the name that the server gives it. */
export async function fetchCsv(ask: CsvCall): Promise<{ name: string; file: Blob }> {
  const call = ask(hasDecimalComma() ? 'semicolon' : 'comma');
  const file = (await answerOf(call)) as Blob;
  const disposition = (await call).response.headers.get('content-disposition') ?? '';
  return { file, name: /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'parlour.csv' };
}
