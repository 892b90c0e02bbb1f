import { plainFigures } from './plain-figures.js';

test.each([
  ['of an Arabic keyboard', '+٣٥١ ٩١٢', '+351 912'],
  ['of a Persian keyboard', '۰۹۱۲', '0912'],
  ['of full width', '＋８１－３', '+81-3'],
  ['with spaces that do not break', '912\u00a0345\u202f678', '912 345 678'],
  ['with hyphens that do not break', '912\u2011345', '912-345'],
  ['with a minus', '−5', '-5'],
  ['with marks of direction', '\u200e+351\u202c', '+351'],
  ['with Arabic separators', '١٬٢٥٠٫٥٠', '1250.50'],
  ['that are plain already', '+351 (912) 345-678', '+351 (912) 345-678'],
])('figures %s are read as plain ones', (_, typed, plain) => {
  expect(plainFigures(typed)).toBe(plain);
});
