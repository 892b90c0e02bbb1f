/** Every character in the typeface of drawn pictures (web/public/fonts, the Latin part of Gilda Display). */
const LETTERS =
  /^[ -~\u00a0-\u00ac\u00ae-\u00ff\u0102\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122]+$/u;

/** True if the text can be drawn in a picture. No other typeface is certain to exist where the app runs. */
export const isWritable = (text: string): boolean => LETTERS.test(text.normalize('NFC'));
