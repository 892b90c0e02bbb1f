/** Every barcode that a scanner of a shop reads: visible characters of ASCII. */
export const BARCODE = /^[!-~]{3,48}$/;

/**
 * The one way in which a barcode is kept. American products carry twelve digits, which some scanners send with a zero in
 * front, as the thirteen digits of everyone else.
 */
export const barcodeOf = (typed: string): string => (/^\d{12}$/.test(typed) ? `0${typed}` : typed);
