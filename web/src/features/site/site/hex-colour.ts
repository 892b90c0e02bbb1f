/** Full-width letters, digits and signs, as East Asian keyboards type them, are this far from the plain ones. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Arabic-Indic and Persian digits. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** A typed colour as `#rrggbb`: "c08", "#C08", "＃ｃ０８", "#cc0088". Null for anything else. */
export function hexOf(typed: string): string | null {
  const plain = typed
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\s\u200e\u200f\u061c]/g, '')
    .toLowerCase();
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(plain) ?? [];
  if (digits === undefined) return null;
  return `#${digits.length === 6 ? digits : digits.replace(/./g, '$&$&')}`;
}
