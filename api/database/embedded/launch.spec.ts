import { reasonOfSilence } from './launch.js';

const room = (bytes: number) => () => ({ bavail: bytes / 4096, bsize: 4096 });

test.each([
  [0, 'its disk is full'],
  [4096 * 100, 'its disk is full'],
  [4096 * 1_000_000, 'it did not say why'],
])('a server that ends without a line, with room for %i bytes, is explained: %s', (bytes, reason) => {
  expect(reasonOfSilence('/data', room(bytes))).toBe(reason);
});
