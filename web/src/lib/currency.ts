/** The salon's currency, as the server describes it. */
export interface Currency {
  code: string;
  symbol: string;
  /** Of three, the last is always 0. */
  decimals: 0 | 2 | 3;
}

/** The least that can be paid, in hundredths. */
export const stepCentsOf = ({ decimals }: Pick<Currency, 'decimals'>): number => (decimals === 0 ? 100 : 1);

/** Everything that is typed is in the salon's currency, of which there is one. */
let typed: Currency['decimals'] = 2;

export const typedDecimals = (): Currency['decimals'] => typed;

/** Says in which currency amounts are typed from now on. */
export function typeAmountsIn({ decimals }: Pick<Currency, 'decimals'>): void {
  typed = decimals;
}
