/** The digits of what was typed or pasted, as 0 to 9: 123456 for “123 456”, and for “١٢٣ ٤٥٦” of an Arabic keyboard. */
export const digitsIn = (text: string): string =>
  text
    .normalize('NFKC')
    // The digits of these keyboards begin where a row of sixteen characters does.
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(/\D/g, '');
