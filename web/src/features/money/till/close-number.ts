/** The number of a close as an address writes it; null for any other text. */
export const closeNumberOf = (text: string): `${number}` | null =>
  /^[1-9]\d{0,8}$/.test(text) ? (text as `${number}`) : null;
