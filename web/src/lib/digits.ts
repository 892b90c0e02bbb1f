import { plainFigures } from './plain-figures';

/** The typed or pasted digits as 0 to 9: 123456 for “123 456”, and for “١٢٣ ٤٥٦” from an Arabic keyboard. */
export const digitsIn = (text: string): string => plainFigures(text).replaceAll(/\D/g, '');
