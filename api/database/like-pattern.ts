/** Text for LIKE that stands for itself: `%`, `_` and `\` are ordinary characters. */
export const literal = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** The LIKE pattern for "contains this text". */
export const holding = (text: string): string => `%${literal(text)}%`;
