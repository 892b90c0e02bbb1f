import { Linter } from 'eslint';
import { machineDate } from './machine-date.mjs';

const linter = new Linter();

/** Number of times the code reads the machine's date. */
const found = (code: string): number =>
  linter.verify(code, [{ rules: { 'no-restricted-syntax': ['error', ...machineDate] } }]).length;

test.each([
  'const day = new Date().toISOString();',
  'const nextWeek = new Date(Date.now() + week);',
  'const read = Date.now;',
  'const text = Date();',
  'const day = Temporal.Now.plainDateISO();',
])('a test that reads the machine’s date is refused: %s', (code) => {
  expect(found(code)).toBe(1);
});

test.each(['const start = new Date(startsAt);', 'const at = Date.parse(day);', 'const later = now();'])(
  'a test may work with a date that it names: %s',
  (code) => {
    expect(found(code)).toBe(0);
  },
);
