import type { CurrencyFacts } from '../../../common/money/currencies.js';
import { dateOrderIn, type DateOrder } from './dates.js';
import type { ImportField, Mapping } from './kinds.js';
import { type DecimalSign, decimalSignIn } from './prices.js';

/** A question about a whole file: what its cells prove, and how many of them depend on it. */
export interface FileQuestion<Answer> {
  proven: Answer | null;
  /** Cells that have two readings. */
  open: number;
}

export interface FileQuestions {
  dateOrder: FileQuestion<DateOrder>;
  decimalSign: FileQuestion<DecimalSign>;
}

const dateFields: readonly ImportField[] = [
  'birthday',
  'clientSince',
  'firstVisit',
  'lastVisit',
  'visitDay',
  'startsAt',
  'soldOn',
  'expiresOn',
];
const priceFields: readonly ImportField[] = ['price', 'totalSpent', 'balance'];

/** What the owner has to decide before the rows can be read. */
export function questionsOf(rows: readonly (readonly string[])[], mapping: Mapping): FileQuestions {
  const cellsOf = (fields: readonly ImportField[]): string[] =>
    fields.flatMap((field) => {
      const column = (mapping as Partial<Record<ImportField, number>>)[field];
      return column === undefined ? [] : rows.map((row) => row[column] ?? '');
    });
  return { dateOrder: dateOrderIn(cellsOf(dateFields)), decimalSign: decimalSignIn(cellsOf(priceFields)) };
}

/** In a currency without cents, every price has one reading. */
export const priceQuestion = (
  { decimalSign }: FileQuestions,
  { decimals }: Pick<CurrencyFacts, 'decimals'>,
): FileQuestion<DecimalSign> => (decimals === 0 ? { proven: null, open: 0 } : decimalSign);

/** True if cells have two readings, and neither the file nor the owner decides between them. */
export const isUnanswered = <Answer>(
  { proven, open }: FileQuestion<Answer>,
  answer: Answer | null,
): boolean => open > 0 && proven === null && answer === null;
