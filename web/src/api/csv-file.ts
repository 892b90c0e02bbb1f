import { answerOf } from './client';

/** Spreadsheets expect semicolons wherever the decimal separator is a comma. */
const hasDecimalComma = () => new Intl.NumberFormat(navigator.language).format(1.5).includes(',');

export type CsvSeparator = 'comma' | 'semicolon';

/** Requests a table in the form that spreadsheets in this browser's country expect. */
export type CsvCall = (
  separator: CsvSeparator,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** The table as a file, with the server's file name. */
export async function fetchCsv(ask: CsvCall): Promise<{ name: string; file: Blob }> {
  const call = ask(hasDecimalComma() ? 'semicolon' : 'comma');
  const file = (await answerOf(call)) as Blob;
  const disposition = (await call).response.headers.get('content-disposition') ?? '';
  return { file, name: /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'parlour.csv' };
}
