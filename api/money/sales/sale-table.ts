import { amountCell, type Amount, type TableCell } from '../../common/table/cells.js';
import { clockText } from '../../common/time/clock-text.js';
import { toPrice } from '../../common/money/currency-step.js';
import type { Language } from '../../words/types.gen.js';
import { notices } from '../../words/words.gen.js';
import { saleLabelOf } from './sale-label.js';
import type { SaleNames } from './sale-names.repository.js';
import type { FullSale } from './sales.repository.js';
import { paidCentsOf } from './to-sale-view.js';
import { methodName } from '../till-settings/method-name.js';
import { type PaymentMethod, paymentMethods } from '../till-settings/payment-methods.js';

/** The header row of the sales table, in the language of the person who exports it. */
export function saleColumns(language: Language): string[] {
  const words = notices[language];
  return [
    words.columnDocument(),
    words.columnKind(),
    words.columnOfSale(),
    words.columnBusinessDay(),
    words.columnTime(),
    words.columnClient(),
    words.columnReference(),
    words.columnWhatWasSold(),
    words.columnDiscount(),
    words.columnTax(),
    words.columnTip(),
    words.columnRounding(),
    words.columnTotal(),
    ...paymentMethods.map((method) => methodName(method, language)),
    words.columnCurrency(),
    words.columnReason(),
    words.columnSoldBy(),
  ];
}

/** One sale or refund in the columns above. Refunds are negative, so that columns add up to what was taken. */
export function saleCells(
  { sale, lines, payments }: FullSale,
  names: SaleNames,
  timeZone: string,
): TableCell[] {
  const sign = sale.kind === 'refund' ? -1 : 1;
  const amount = (cents: number): Amount => amountCell(cents === 0 ? 0 : toPrice(sign * cents));
  const booking = sale.bookingId === null ? undefined : names.bookings.get(sale.bookingId);
  const original = sale.ofSaleId === null ? undefined : names.sales.get(sale.ofSaleId);
  const paidBy = (wanted: PaymentMethod): number =>
    payments.reduce((sum, { method, cents }) => sum + (method === wanted ? cents : 0), 0);
  return [
    saleLabelOf(sale) ?? '',
    sale.kind,
    (original && saleLabelOf(original)) ?? '',
    sale.businessDay,
    clockText(sale.madeAt, timeZone),
    booking?.clientName ?? '',
    booking?.reference ?? '',
    lines.map(({ title, quantity }) => (quantity === 1 ? title : `${quantity} × ${title}`)).join('; '),
    amount(sale.discountCents),
    amount(sale.taxCents),
    amount(sale.tipCents),
    amount(sale.roundingCents),
    amount(paidCentsOf(sale)),
    ...paymentMethods.map((method) => amount(paidBy(method))),
    sale.currency,
    sale.reason,
    (sale.soldBy === null ? undefined : names.sellers.get(sale.soldBy)) ?? '',
  ];
}
