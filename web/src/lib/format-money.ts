/** The salon's currency, as in its settings. */
export interface Currency {
  code: string;
  symbol: string;
}

/** Before three digits, or six, and so on, at the end. */
const BETWEEN_THOUSANDS = /\B(?=(\d{3})+$)/g;

/**
 * "$45", "$1,250", "$45.50": cents only where there are any. By hand, since the language is always the same, and the first
 * number format that a browser makes keeps a phone busy on the way to the page.
 */
export function formatMoney(amount: number, currency: Currency): string {
  const cents = Math.round(Math.abs(amount) * 100);
  const whole = String(Math.floor(cents / 100)).replace(BETWEEN_THOUSANDS, ',');
  const figures = cents % 100 === 0 ? whole : `${whole}.${String(cents % 100).padStart(2, '0')}`;
  return `${amount < 0 && cents > 0 ? '−' : ''}${currency.symbol}${figures}`;
}

/** A price as the salon quotes it: exact, or "from" where the hair decides. */
export function formatPrice(price: number, kind: 'fixed' | 'from', currency: Currency): string {
  const money = formatMoney(price, currency);
  return kind === 'from' ? `from ${money}` : money;
}
