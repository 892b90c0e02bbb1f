/** The LIKE pattern for "contains this text": to somebody searching, `%`, `_` and `\` are ordinary characters. */
export const holding = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
