/** The salon's currency, as the server describes it. */
export interface Currency {
  code: string;
  symbol: string;
  /** With three decimals, the last one is always 0. */
  decimals: 0 | 2 | 3;
}

/** The smallest payable amount, in hundredths. */
export const stepCentsOf = ({ decimals }: Pick<Currency, 'decimals'>): number => (decimals === 0 ? 100 : 1);

/** All input is in the salon's currency, of which there is only one. */
let typed: Currency['decimals'] = 2;

export const typedDecimals = (): Currency['decimals'] => typed;

/** Sets the currency of typed amounts. */
export function typeAmountsIn({ decimals }: Pick<Currency, 'decimals'>): void {
  typed = decimals;
}
