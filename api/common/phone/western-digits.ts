/** Where the digits of Arabic, of Persian and those of full width begin. */
const ZEROS = ['٠', '۰', '０'].map((zero) => zero.charCodeAt(0));

/** The same text with the digits 0 to 9, whichever of these a keyboard wrote. */
export const westernDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹０-９]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - Math.max(...ZEROS.filter((zero) => zero <= code)));
  });
