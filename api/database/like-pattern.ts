/** The LIKE pattern for "contains this text", with `%`, `_` and `\` escaped as ordinary characters. */
export const holding = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
