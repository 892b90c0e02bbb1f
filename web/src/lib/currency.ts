/** The salon's currency, as in its settings. */
export interface Currency {
  code: string;
  symbol: string;
}

/** Of which nothing smaller than one is paid. */
const WHOLE = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '));

/** The least that can be paid, in hundredths. */
export const stepCentsOf = ({ code }: Pick<Currency, 'code'>): number => (WHOLE.has(code) ? 100 : 1);
