import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

test('F-6: no style cuts a text in the middle of a word', () => {
  const files = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('web/src', file))
    .filter((file) => /(?<!spec)\.(?:tsx?|css)$/.test(file));

  const cutting = files.filter((file) =>
    /text-overflow|line-clamp|break-all/.test(readFileSync(file, 'utf8')),
  );

  expect(files.length).toBeGreaterThan(100);
  expect(cutting).toEqual([]);
});
