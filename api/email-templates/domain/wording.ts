const formatters = new Map<string, Intl.DateTimeFormat>();

function formatted(instant: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const key = timeZone + JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  formatters.set(key, formatter);
  // A comma after the weekday comes and goes with the version of ICU.
  return formatter.format(instant).replaceAll(',', '');
}

/** "Tuesday 24 November 2026", in the salon's zone. */
const dayInWords = (instant: Date, timeZone: string): string =>
  formatted(instant, timeZone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** "10:30", in the salon's zone. */
const timeInWords = (instant: Date, timeZone: string): string =>
  formatted(instant, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** "Tuesday 24 November 2026 at 10:30". */
export const momentInWords = (instant: Date, timeZone: string): string =>
  `${dayInWords(instant, timeZone)} at ${timeInWords(instant, timeZone)}`;

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** Made once: making one takes longer than writing the rest of an email. */
function moneyFormat(currency: string, digits: 0 | 2): Intl.NumberFormat {
  const key = `${currency} ${digits}`;
  const options = { currency, minimumFractionDigits: digits, maximumFractionDigits: 2 };
  const format =
    moneyFormats.get(key) ??
    new Intl.NumberFormat('en', { style: 'currency', currencyDisplay: 'narrowSymbol', ...options });
  moneyFormats.set(key, format);
  return format;
}

/** "$45", "$45.50", "from $120": cents only where there are any. */
export function priceInWords(cents: number, kind: 'fixed' | 'from', currency: string): string {
  const money = moneyFormat(currency, cents % 100 === 0 ? 0 : 2).format(cents / 100);
  return kind === 'from' ? `from ${money}` : money;
}
