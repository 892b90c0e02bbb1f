/** The salon's currency, as in its settings. */
export interface Currency {
  code: string;
  symbol: string;
}
