const symbols = new Map<string, string>();

/** "€" for EUR, the same in every language. Cached, because creating a formatter takes longer than the rest of a response. */
export function currencySymbol(code: string): string {
  const known = symbols.get(code);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  const symbol = format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? code;
  symbols.set(code, symbol);
  return symbol;
}
