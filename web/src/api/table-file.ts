import { answerOf } from './client';

/** Programs expect semicolons wherever the decimal separator is a comma. */
const hasDecimalComma = () => new Intl.NumberFormat(navigator.language).format(1.5).includes(',');

/** The file of a table: XLSX for people, CSV for other programs. */
export type TableForm = { format: 'xlsx' } | { format: 'csv'; separator: 'comma' | 'semicolon' };

/** CSV as programs in this browser's country expect it. */
const csvForm = (): TableForm => ({ format: 'csv', separator: hasDecimalComma() ? 'semicolon' : 'comma' });

/** Requests a table in this form. */
export type TableCall = (form: TableForm) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** The table as a file, with the server's file name. */
export async function fetchTable(
  ask: TableCall,
  format: TableForm['format'],
): Promise<{ name: string; file: Blob }> {
  const call = ask(format === 'csv' ? csvForm() : { format });
  const file = (await answerOf(call)) as Blob;
  const disposition = (await call).response.headers.get('content-disposition') ?? '';
  return { file, name: /filename="([^"]+)"/.exec(disposition)?.[1] ?? `parlour.${format}` };
}
