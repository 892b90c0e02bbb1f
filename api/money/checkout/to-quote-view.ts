import { toCurrencyView } from '../../salon/salon/salon.view.js';
import { toPercent } from '../sales/to-sale-view.js';
import { toPrice } from '../../common/money/currency-step.js';
import type { QuoteView } from './checkout.view.js';
import type { SaleToMake } from './price-sale.service.js';

/** Cash beyond this multiple of the amount due is probably a typo. */
const MUCH = 10;

const paidOf = ({ payments }: SaleToMake): number => payments.reduce((sum, { cents }) => sum + cents, 0);

/** True if far more cash was handed over than is due. */
export const isTenderedHigh = ({ payments }: SaleToMake): boolean =>
  payments.some(({ cents, tenderedCents }) => tenderedCents !== null && tenderedCents > MUCH * cents);

export const isPaid = (wanted: SaleToMake): boolean => paidOf(wanted) === wanted.priced.totalCents;

export function toQuoteView(wanted: SaleToMake): QuoteView {
  const { currency, moment, lines, payments, priced, rules } = wanted;
  const paidCents = paidOf(wanted);
  return {
    currency: toCurrencyView(currency),
    lines: lines.map(({ kind, title, staffId, staffName, quantity, unitCents, rate }, index) => {
      const line = priced.lines[index];
      return {
        kind,
        title,
        staffId,
        staffName,
        quantity,
        unitPrice: toPrice(unitCents),
        discount: toPrice(line?.discountCents ?? 0),
        taxRate: toPercent(rate?.bp ?? 0),
        tax: toPrice(line?.taxCents ?? 0),
        total: toPrice(line?.payableCents ?? 0),
      };
    }),
    subtotal: toPrice(priced.subtotalCents),
    discount: toPrice(priced.discountCents),
    taxIsAdded: rules.taxIsAdded,
    taxes: priced.taxes.map(({ rateId, bp, netCents, taxCents }) => ({
      name: lines.find(({ rate }) => rate?.id === rateId)?.rate?.name ?? '',
      ratePercent: toPercent(bp),
      net: toPrice(netCents),
      tax: toPrice(taxCents),
    })),
    tax: toPrice(priced.taxCents),
    taxedBefore: toPrice(priced.lines.reduce((sum, { voucherCents }) => sum + voucherCents, 0)),
    tip: toPrice(priced.tipCents),
    rounding: toPrice(priced.roundingCents),
    total: toPrice(priced.totalCents),
    paid: toPrice(paidCents),
    due: toPrice(Math.max(0, priced.totalCents - paidCents)),
    change: toPrice(
      payments.reduce(
        (sum, { cents, tenderedCents }) => sum + (tenderedCents === null ? 0 : tenderedCents - cents),
        0,
      ),
    ),
    businessDay: moment.businessDay,
    asksAgain: isTenderedHigh(wanted) ? 'tendered-is-high' : null,
  };
}
