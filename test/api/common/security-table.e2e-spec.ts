import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

interface Case {
  id: string;
  proof: string;
  files: string[];
}

const cases: Case[] = [...read('docs/security.md').matchAll(/^\| (A\d\d) +\| .* \| (.*?) +\|$/gm)].map(
  ([, id = '', proof = '']) => ({
    id,
    proof,
    files: [...proof.matchAll(/`([^`]+\.spec\.tsx?|[^`]+-spec\.ts)`/g)].map(([, file = '']) => file),
  }),
);

/** The names of tests are strings; what merely mentions a case in passing does not count. */
const namesIn = (file: string): string[] =>
  [...read(file).matchAll(/['"`][^'"`\n]*\bA\d\d\b[^'"`\n]*/g)].map(([name]) => name);

describe('the table of abuse cases in docs/security.md', () => {
  test('has all fifty, in order', () => {
    const ids = Array.from({ length: 50 }, (_, index) => `A${String(index + 1).padStart(2, '0')}`);

    expect(cases.map(({ id }) => id)).toEqual(ids);
  });

  test('names a test for each, or says why it has none', () => {
    const silent = cases.filter(
      ({ files, proof }) => files.length === 0 && !/^(Does not apply|No test)/.test(proof),
    );

    expect(silent).toEqual([]);
  });

  test.each(cases.filter(({ files }) => files.length > 0))(
    'claims nothing about $id that is not there',
    ({ id, files }) => {
      const empty = files.filter((file) => !namesIn(file).some((name) => name.includes(id)));

      expect(empty).toEqual([]);
    },
  );
});
