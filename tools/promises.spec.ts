import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const promises = [
  ...read('docs/promises.md').matchAll(/^\| ([A-F]-\d+\w?|1[234]-\w+) +\| .* \| (.*?) +\|$/gm),
].map(([, id = '', proof = '']) => ({
  id,
  files: [...proof.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
}));

/** The names of tests are strings that begin with the id; what merely mentions a promise does not count. */
const isProvedIn = (file: string, id: string): boolean => new RegExp(`['"\`]${id}(?!\\w)`).test(read(file));

describe('docs/promises.md', () => {
  test('has one promise for each id', () => {
    const ids = promises.map(({ id }) => id);

    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('names a test for each promise', () => {
    expect(promises.filter(({ files }) => files.length === 0)).toEqual([]);
  });

  test('claims nothing that no test proves', () => {
    const empty = promises.flatMap(({ id, files }) =>
      files.filter((file) => !isProvedIn(file, id)).map((file) => `${id} in ${file}`),
    );

    expect(empty).toEqual([]);
  });
});
