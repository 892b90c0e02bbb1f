import { endReason } from './launch.js';

const room = (bytes: number) => () => ({ bavail: bytes / 4096, bsize: 4096 });
const WHOLE = '2026-11-29 21:04:13.535 UTC [89] FATAL:  could not write lock file: No space left on device\n';

test.each([
  ['without a line', '', 0, 'its disk is full'],
  ['without a line', '', 4096 * 100, 'its disk is full'],
  ['without a line', '', 4096 * 1_000_000, 'it did not say why'],
  ['within a line', WHOLE.slice(0, 31), 0, 'its disk is full'],
  ['within a line', WHOLE.slice(0, 70), 0, 'its disk is full'],
  ['within a line', 'FATAL:  could not', 4096 * 1_000_000, 'could not'],
  ['with a line', WHOLE, 0, 'could not write lock file: No space left on device'],
])('a server whose log ends %s (%j), with room for %i bytes, is explained: %s', (_, log, bytes, reason) => {
  expect(endReason(log, '/data', room(bytes))).toBe(reason);
});
