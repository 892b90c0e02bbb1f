import { amountCell, type Amount, type TableCell } from '../../common/table/cells.js';
import { toPrice } from '../../common/money/currency-step.js';
import { clockText } from '../../common/time/clock-text.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { localDayOf } from '../../common/time/zone.js';
import { type PaymentMethod, paymentMethods } from '../../money/till-settings/payment-methods.js';
import type { Language } from '../../words/types.gen.js';
import { figures, notices } from '../../words/words.gen.js';
import type { CardAt, Receipt } from './accounting.repository.js';
import type { Close } from '../../money/till/close-rows.js';
import type { Movement } from './accounting-cash.repository.js';
import { type BookPosting, centsIn } from './domain/postings.js';
import { methodName } from '../../money/till-settings/method-name.js';
import type { PartKind, ReceiptRow } from './domain/receipt-rows.js';

export interface TableTerms {
  timeZone: string;
  language: Language;
}

const partName = (kind: PartKind, language: Language): string => {
  const words = figures[language];
  return {
    service: words.services,
    product: words.products,
    'gift-card': words.giftCards,
    tip: words.tips,
    rounding: words.rounding,
  }[kind]();
};

/** Its readable number; empty if another till numbers it. */
export const receiptLabel = ({ kind, number }: Pick<Receipt, 'kind' | 'number'>): string =>
  number === null ? '' : `${kind === 'refund' ? 'R' : 'S'}-${number}`;

export function receiptColumns(language: Language): string[] {
  const words = notices[language];
  return [
    words.columnDay(),
    words.columnTime(),
    words.columnBusinessDay(),
    words.columnDocument(),
    words.columnOfSale(),
    words.columnPart(),
    words.columnTax(),
    words.columnPercent(),
    words.columnNet(),
    words.columnTaxAmount(),
    words.columnPrepaidTax(),
    words.columnGross(),
    ...paymentMethods.map((method) => methodName(method, language)),
    words.columnCurrency(),
  ];
}

/** One part of a receipt in the columns above. Refunds are negative, so that every column adds up. */
export function receiptCells(
  receipt: Receipt,
  row: ReceiptRow,
  { timeZone, language }: TableTerms,
): TableCell[] {
  const sign = receipt.kind === 'refund' ? -1 : 1;
  const amount = (cents: number): Amount => amountCell(cents === 0 ? 0 : toPrice(sign * cents));
  const paidBy = (wanted: PaymentMethod): number =>
    row.paid.reduce((sum, { method, cents }) => sum + (method === wanted ? cents : 0), 0);
  return [
    localDayOf(minuteOf(receipt.madeAt), timeZone),
    clockText(receipt.madeAt, timeZone),
    receipt.businessDay,
    receiptLabel(receipt),
    receipt.ofNumber === null ? '' : `S-${receipt.ofNumber}`,
    partName(row.kind, language),
    row.isByVoucher ? notices[language].taxedAtSale() : (row.rate?.name ?? ''),
    row.rate === null ? '' : amountCell(row.rate.bp / 100),
    amount(row.netCents),
    amount(row.taxCents),
    amount(row.prepaidTaxCents),
    amount(row.grossCents),
    ...paymentMethods.map((method) => amount(paidBy(method))),
    receipt.currency,
  ];
}

export function movementColumns(language: Language): string[] {
  const words = notices[language];
  return [
    words.columnDay(),
    words.columnTime(),
    words.columnBusinessDay(),
    words.columnKind(),
    words.columnCategory(),
    words.columnIsReversal(),
    words.columnReason(),
    words.columnStaff(),
    words.columnPaidBy(),
    words.columnCashIn(),
    words.columnCashOut(),
    words.columnNotInCash(),
    words.columnCurrency(),
    words.columnEnteredBy(),
  ];
}

/**
 * One movement in the columns above. Kinds and categories keep their names in every language, because accounting
 * software reads them.
 */
export function movementCells(movement: Movement, { timeZone }: TableTerms): TableCell[] {
  const amount = (cents: number): TableCell => (cents > 0 ? amountCell(toPrice(cents)) : '');
  const isCash = movement.paidBy === 'cash';
  const cents = centsIn(movement);
  return [
    localDayOf(minuteOf(movement.movedAt), timeZone),
    clockText(movement.movedAt, timeZone),
    movement.businessDay,
    movement.kind,
    movement.category ?? '',
    movement.isReversal ? 'reversal' : '',
    movement.reason,
    movement.staffName ?? '',
    movement.paidBy,
    isCash ? amount(cents) : '',
    isCash ? amount(-cents) : '',
    // Only tips are paid by other methods, and they are outgoing.
    isCash ? '' : amountCell(toPrice(-cents)),
    movement.currency,
    movement.movedBy ?? '',
  ];
}

export function closeColumns(language: Language): string[] {
  const words = notices[language];
  return [
    words.columnClose(),
    words.columnFirstDay(),
    words.columnLastDay(),
    words.columnDay(),
    words.columnTime(),
    words.columnOpeningFloat(),
    words.columnExpected(),
    words.columnCounted(),
    words.columnDifference(),
    words.columnBanked(),
    words.columnClosingFloat(),
    words.columnTerminalExpected(),
    words.columnTerminal(),
    words.columnTerminalDifference(),
    words.columnCurrency(),
    words.columnNote(),
    words.columnEnteredBy(),
  ];
}

/** One close in the columns above. The card terminal's are empty if no one entered its total. */
export function closeCells(close: Close, { timeZone }: TableTerms): TableCell[] {
  const amount = (cents: number | null): TableCell => (cents === null ? '' : amountCell(toPrice(cents)));
  const { terminalCents, terminalExpectedCents } = close;
  const isTyped = terminalCents !== null && terminalExpectedCents !== null;
  return [
    String(close.number),
    close.firstDay,
    close.lastDay,
    localDayOf(minuteOf(close.closedAt), timeZone),
    clockText(close.closedAt, timeZone),
    amount(close.openingFloatCents),
    amount(close.expectedCents),
    amount(close.countedCents),
    amount(close.differenceCents),
    amount(close.bankedCents),
    amount(close.closingFloatCents),
    amount(terminalExpectedCents),
    amount(terminalCents),
    amount(isTyped ? terminalCents - terminalExpectedCents : null),
    close.currency,
    close.note,
    close.closedBy ?? '',
  ];
}

export function cardColumns(language: Language): string[] {
  const words = notices[language];
  return [
    words.columnGiftCard(),
    words.columnSoldOn(),
    words.columnOfSale(),
    words.columnValue(),
    words.columnLeft(),
    words.columnTaxInIt(),
    words.columnTaxed(),
    words.columnStatus(),
    words.columnExpires(),
    words.columnCurrency(),
  ];
}

export const cardCells = (card: CardAt): TableCell[] => [
  `•••• ${card.last4}`,
  card.soldOn ?? '',
  card.saleNumber === null ? '' : `S-${card.saleNumber}`,
  amountCell(toPrice(card.valueCents)),
  amountCell(toPrice(card.leftCents)),
  amountCell(toPrice(card.prepaidTaxCents)),
  card.tax,
  card.state,
  card.expiresOn ?? '',
  card.currency,
];

/** A posting with its date and source. */
export interface DatedPosting extends BookPosting {
  day: string;
  document: string;
  text: string;
  currency: string;
}

export function postingColumns(language: Language): string[] {
  const words = notices[language];
  return [
    words.columnBusinessDay(),
    words.columnDocument(),
    words.columnDebitAccount(),
    words.columnCreditAccount(),
    words.columnTotal(),
    words.columnCurrency(),
    words.columnPercent(),
    words.columnReason(),
  ];
}

/** @param numberOf returns the accountant's number for an account, otherwise our name */
export const postingCells = (posting: DatedPosting, numberOf: (key: string) => string): TableCell[] => [
  posting.day,
  posting.document,
  numberOf(posting.debit),
  numberOf(posting.credit),
  amountCell(toPrice(posting.cents)),
  posting.currency,
  posting.rateBp === null ? '' : amountCell(posting.rateBp / 100),
  posting.text,
];

/** The first columns of a batch of postings, named and ordered by DATEV in every language. */
export const datevColumns = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
];

/** DATEV expects dates as day and month, and at most sixty characters of text. */
export const datevCells = (posting: DatedPosting, numberOf: (key: string) => string): TableCell[] => [
  amountCell(toPrice(posting.cents)),
  'S',
  posting.currency,
  '',
  '',
  '',
  numberOf(posting.debit),
  numberOf(posting.credit),
  '',
  `${posting.day.slice(8, 10)}${posting.day.slice(5, 7)}`,
  posting.document,
  '',
  '',
  posting.text.slice(0, 60),
];
