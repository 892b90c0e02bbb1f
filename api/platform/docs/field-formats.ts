import type { PlainSchema } from './contract-types.js';

/** The only numbers that may be fractions: money, places on the map, and averages. All others are counted. */
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
  // Elsewhere a total is how many there are.
  ...['SaleView.total', 'SaleRowView.total', 'SaleLineView.total', 'SaleRefundView.total'],
  ...['QuoteView.total', 'QuoteLineView.total', 'OwnSaleView.total', 'OwnSaleLineView.total'],
  ...['TerminalView.total', 'VatView.giftCardLiability', 'VatView.giftCardTax'],
  ...['CommissionSumView.services', 'CommissionSumView.products'],
  ...['FigureView.before', 'MoneyPartView.taken', 'TipsPartView.tips'],
  ...['latitude', 'longitude', 'average', 'noShowRate'],
]);

/** Instants and local dates that do not say it by the ending of their name. */
const instants = new Set(['at', 'starts', 'firstFree', 'alternatives']);
const days = new Set(['from', 'to']);

/** Where such a name is something else: an email address, a page. */
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
 * Says more exactly what a field of a schema is, from its name: `…At` is an instant, `day` and `…Day` are local dates, and
 * numbers are whole unless they are listed. The names keep these promises (CONTRIBUTING, Names), and the tests that
 * compare answers with the contract hold the API to them.
 */
export function refineField(owner: string, name: string, schema: PlainSchema): void {
  // OpenAPI 3.0: null is a value of a list of words only if the list says so.
  const words: unknown[] | undefined = schema.enum;
  if (words && schema.nullable && !words.includes(null)) schema.enum = [...words, null];
  const value = schema.type === 'array' && schema.items && !('$ref' in schema.items) ? schema.items : schema;
  // Amounts in bodies say it themselves (`IsAmount`).
  const isFraction = value.format === 'double' || fractions.has(name) || fractions.has(`${owner}.${name}`);
  if (value.type === 'number' && !isFraction) value.type = 'integer';
  if (value.type !== 'string' || value.format || value.enum || neither.has(`${owner}.${name}`)) return;
  const format = formatOf(name, days.has(name));
  if (format) value.format = format;
}
