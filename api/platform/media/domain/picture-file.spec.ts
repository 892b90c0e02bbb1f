import { isFileName, widthsOf } from './picture-file.js';

test.each([
  [1600, [480, 960, 1600]],
  [1000, [480, 960, 1000]],
  [960, [480, 960]],
  [481, [480, 481]],
  [480, [480]],
  [3, [3]],
])('a picture of %i pixels is kept in the widths %j', (width, widths) => {
  expect(widthsOf(width)).toEqual(widths);
});

const NAME = '0123456789abcdef0123456789abcdef';

test.each([`${NAME}-480.avif`, `${NAME}-1600.webp`])('%s is the name of a file', (name) => {
  expect(isFileName(name)).toBe(true);
});

test.each([
  `../${NAME}-480.avif`,
  `${NAME}-480.avif/../../.env`,
  `${NAME}-480.svg`,
  `${NAME}-480.webp.html`,
  `${NAME}-480.webp\n`,
  `${NAME.toUpperCase()}-480.webp`,
  `${NAME}-99999.webp`,
  '.env',
  '',
])('A21 %j is none', (name) => {
  expect(isFileName(name)).toBe(false);
});
