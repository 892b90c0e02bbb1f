import { plainFigures } from '../../../lib/plain-figures';

/** A typed colour as `#rrggbb`: "c08", "#C08", "＃ｃ０８", "#cc0088". Null for anything else. */
export function hexOf(typed: string): string | null {
  const plain = plainFigures(typed).replaceAll(' ', '').toLowerCase();
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(plain) ?? [];
  if (digits === undefined) return null;
  return `#${digits.length === 6 ? digits : digits.replace(/./g, '$&$&')}`;
}
