const symbols = new Map<string, string>();

/** "€" for EUR, the same in every language. Found once for each: a format takes longer to make than the rest of an answer. */
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
