import { plainFigures } from './plain-figures';

/** The digits of what was typed or pasted, as 0 to 9: 123456 for “123 456”, and for “١٢٣ ٤٥٦” of an Arabic keyboard. */
export const digitsIn = (text: string): string => plainFigures(text).replaceAll(/\D/g, '');
