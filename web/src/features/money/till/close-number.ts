/** Parses the number of a close in a URL; null for any other text. */
export const closeNumberOf = (text: string): `${number}` | null =>
  /^[1-9]\d{0,8}$/.test(text) ? (text as `${number}`) : null;
