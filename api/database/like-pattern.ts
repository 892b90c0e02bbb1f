/** The pattern of LIKE for "holds this text": `%`, `_` and `\` are letters to the one who searches. */
export const holding = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
