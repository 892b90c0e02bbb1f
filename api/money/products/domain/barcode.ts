/** Any barcode that shop scanners read: visible ASCII characters. */
export const BARCODE = /^[!-~]{3,48}$/;

/**
 * The normal form of a barcode. American products have twelve digits, which some scanners send with a leading zero,
 * as the thirteen digits used elsewhere.
 */
export const barcodeOf = (typed: string): string => (/^\d{12}$/.test(typed) ? `0${typed}` : typed);
