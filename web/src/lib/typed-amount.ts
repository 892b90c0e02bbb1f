/** The digits of other keyboards, and the marks that stand between their figures, as ours. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    // The digits of these keyboards begin where a row of sixteen characters does.
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('\u066b', '.')
    .replaceAll(/[\s\u066c’']/g, '');

/** An amount as people type it, "45", "45.5" or "1 250,00"; null for nothing, and for what is no amount with two decimals at most. */
export function amountOf(typed: string): number | null {
  const text = plain(typed);
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(text)) return null;
  return Number(text.replace(',', '.'));
}

/** The same for parts of a hundred, up to all of it. */
export function percentOf(typed: string): number | null {
  const amount = amountOf(typed.replace(/[%٪]\s*$/, ''));
  return amount !== null && amount > 0 && amount <= 100 ? amount : null;
}

/** Amounts are added in hundredths: 0.1 + 0.2 would be a little more than 0.3. */
export const centsOf = (amount: number): number => Math.round(amount * 100);

/** An amount as it stands in a field. */
export const typedOf = (amount: number): string =>
  Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
