import type { LocalDate } from '../../common/time/local-date.js';
import type { ReadRow } from './catalogue-rows.js';
import { RowCells, type ReadingRules, type RowProblem } from './cells.js';
import { readCardStatus } from './domain/card-status.js';
import { readDate } from './domain/dates.js';
import type { Mapping } from './domain/kinds.js';
import { readBalance } from './domain/prices.js';

/** No computer sold a card before. */
const FIRST_DAY = '1970-01-01';

/** What the salon decides about balances. */
export interface BalanceRules extends ReadingRules {
  /** True if the currency has this amount, and it isn't higher than any amount. */
  isAmount: (cents: number) => boolean;
  /** Expired cards come in, and don't expire any more. */
  honoursExpired: boolean;
}

export interface GiftCardRow {
  /** Its number as written. */
  code: string;
  /** Above 0. */
  cents: number;
  soldOn: LocalDate | null;
  expiresOn: LocalDate | null;
}

/** A row that was read, or not; with its balance if that could be read. */
export interface ReadBalanceRow<Row> extends ReadRow<Row> {
  cents: number | null;
}

export function readGiftCardRow(
  cells: readonly string[],
  mapping: Mapping,
  rules: BalanceRules,
): ReadBalanceRow<GiftCardRow> {
  const row = new RowCells(cells, mapping);
  const { cents, problem } = balanceIn(row, rules);
  if (problem !== null) return { row: null, problem, cents };
  const status = readCardStatus(row.get('status'));
  if (status === 'void') return { row: null, problem: 'cardVoid', cents };
  const lastDay = dayIn(row, 'expiresOn', rules);
  const isExpired = status === 'expired' || (lastDay !== null && lastDay < rules.today);
  if (isExpired && !rules.honoursExpired) return { row: null, problem: 'cardExpired', cents };
  // A spreadsheet may write that a card never expires, in words.
  if (lastDay === null && /\d/.test(row.get('expiresOn'))) row.note('expiryUnreadable');
  const sold = dayIn(row, 'soldOn', rules);
  return {
    row: {
      code: codeIn(row),
      cents,
      soldOn: sold !== null && sold >= FIRST_DAY && sold <= rules.today ? sold : null,
      expiresOn: isExpired ? null : lastDay,
    },
    problem: row.problem,
    cents,
  };
}

/** The balance of a row above 0, or the problem with it. */
export function balanceIn(
  row: RowCells,
  { priceReading, isAmount }: BalanceRules,
): { cents: number; problem: null } | { cents: number | null; problem: RowProblem } {
  const written = row.get('balance');
  const cents = written === '' ? 0 : readBalance(written, priceReading);
  if (cents === null || cents === 'undecided') return { cents: null, problem: 'balanceUnreadable' };
  if (cents === 0) return { cents, problem: 'cardEmpty' };
  if (cents < 0) return { cents, problem: 'balanceNegative' };
  return isAmount(cents) ? { cents, problem: null } : { cents, problem: 'balanceNotInCurrency' };
}

/** Our own downloads have only the end of a code, as do those of other systems. */
const codeIn = (row: RowCells): string => (/[•*…]/.test(row.get('code')) ? '' : row.get('code'));

function dayIn(
  row: RowCells,
  field: 'soldOn' | 'expiresOn',
  { dateOrder, today }: ReadingRules,
): LocalDate | null {
  // An expiry date may be far ahead, and two digits then mean this century.
  const day = readDate(row.get(field), { order: dateOrder, thisYear: Number(today.slice(0, 4)) + 50 });
  return day !== null && /^\d/.test(day) ? (day as LocalDate) : null;
}
