/** The salon's currency, as in its settings. */
export interface Currency {
  code: string;
  symbol: string;
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const withCents = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "$45", "$1,250", "$45.50": cents only where there are any. */
export function formatMoney(amount: number, currency: Currency): string {
  const cents = Math.round(Math.abs(amount) * 100);
  const figures = cents % 100 === 0 ? whole.format(cents / 100) : withCents.format(cents / 100);
  return `${amount < 0 && cents > 0 ? '−' : ''}${currency.symbol}${figures}`;
}

/** A price as the salon quotes it: exact, or "from" where the hair decides. */
export function formatPrice(price: number, kind: 'fixed' | 'from', currency: Currency): string {
  const money = formatMoney(price, currency);
  return kind === 'from' ? `from ${money}` : money;
}
