import { isOlderVersion } from './older-version.js';

test.each([
  ['0.9.2', '0.10.0', true],
  ['0.10.0', '0.9.2', false],
  ['0.1.0', '0.1.0', false],
  ['1.0.0', '0.99.99', false],
  ['0.1.0', '0.1.1', true],
  ['0.2.0-beta.1', '0.2.0', false],
])('version %s comes before %s: %s', (version, than, expected) => {
  expect(isOlderVersion(version, than)).toBe(expected);
});
