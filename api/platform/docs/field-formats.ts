import type { PlainSchema } from './contract-types.js';

/** The only numbers that may have fractions: money, coordinates and averages. All others are counts. */
const fractions = new Set([
  ...['price', 'newPrice', 'change', 'totalPrice', 'earned', 'expected', 'spent'],
  ...['amount', 'value', 'balance', 'owed'],
  ...[
    'percent',
    'smallestAmount',
    'smallestCash',
    'cashRounding',
    'cashRoundings',
    'receptionRefundLimit',
    'adminRefundLimit',
    'giftCardMax',
  ],
  ...['openingFloat', 'counted', 'expectedDifference', 'difference', 'banked', 'closingFloat', 'inDrawer'],
  ...[
    'unitPrice',
    'fromPrice',
    'subtotal',
    'discount',
    'tax',
    'net',
    'gross',
    'taxRate',
    'ratePercent',
    'tip',
    'rounding',
  ],
  ...[
    'paid',
    'due',
    'tendered',
    'refunded',
    'refundable',
    'expectedTotal',
    'taxedBefore',
    'taxedBeforeRefunded',
  ],
  ...['currentPrice', 'cataloguePrice', 'prices', 'bookedValue', 'commission', 'coins', 'notes'],
  // In other schemas, `total` is a count.
  ...['SaleView.total', 'SaleRowView.total', 'SaleLineView.total', 'SaleRefundView.total'],
  ...['QuoteView.total', 'QuoteLineView.total', 'OwnSaleView.total', 'OwnSaleLineView.total'],
  ...['BalancesView.total', 'OpeningView.total'],
  ...['TerminalView.total', 'VatView.giftCardLiability', 'VatView.giftCardTax'],
  ...['CommissionSumView.services', 'CommissionSumView.products'],
  ...['FigureView.before', 'MoneyPartView.taken', 'TipsPartView.tips'],
  ...['MoneyByNowView.taken', 'MoneyByNowView.discounts', 'TipsByNowView.tips', 'TipsByNowView.paidOut'],
  ...['latitude', 'longitude', 'average', 'noShowRate'],
]);

/** Instants and local dates whose names don't have the usual ending. */
const instants = new Set(['at', 'starts', 'firstFree', 'alternatives']);
const days = new Set(['from', 'to']);

/** Fields with such a name that are neither: an email address, a page. */
const neither = new Set([
  'OwnEmailView.to',
  'LinkGoogleDto.from',
  'RequestCodeDto.from',
  'signInWithGoogle.from',
]);

const formatOf = (name: string, isDayOnly: boolean): string | undefined => {
  if (instants.has(name) || /[a-z]At$/.test(name)) return 'date-time';
  return isDayOnly || name === 'day' || name.endsWith('Day') ? 'date' : undefined;
};

/**
 * Refines a field by its name: `…At` is an instant, `day` and `…Day` are local dates, and numbers are integers unless
 * listed. The tests that compare responses with the contract enforce these conventions (CONTRIBUTING, Names).
 */
export function refineField(owner: string, name: string, schema: PlainSchema): void {
  // OpenAPI 3.0: null must be listed as a value of a nullable enum.
  const words: unknown[] | undefined = schema.enum;
  if (words && schema.nullable && !words.includes(null)) schema.enum = [...words, null];
  const value = schema.type === 'array' && schema.items && !('$ref' in schema.items) ? schema.items : schema;
  // Amounts in requests are marked by `IsAmount`.
  const isFraction = value.format === 'double' || fractions.has(name) || fractions.has(`${owner}.${name}`);
  if (value.type === 'number' && !isFraction) value.type = 'integer';
  if (value.type !== 'string' || value.format || value.enum || neither.has(`${owner}.${name}`)) return;
  const format = formatOf(name, days.has(name));
  if (format) value.format = format;
}
