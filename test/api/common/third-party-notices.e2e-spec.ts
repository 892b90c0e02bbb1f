import { readFileSync } from 'node:fs';

const read = (file: string): string => readFileSync(file, 'utf8');

function licenceOf(name: string): unknown {
  const { license, licenses } = JSON.parse(read(`node_modules/${name}/package.json`));
  // Packages from before npm 2 list their licences instead of naming one.
  return license ?? licenses?.map(({ type }: { type: string }) => type).join(' OR ');
}

test('every production package is named in the notices, with the licence that it has', () => {
  const rows = read('THIRD_PARTY_NOTICES.md').matchAll(/^\| `([^`]+)` +\| (\S.*?) +\|$/gm);
  const named = Object.fromEntries([...rows].map(([, name = '', licence]) => [name, licence]));
  const { dependencies } = JSON.parse(read('package.json'));

  expect(Object.keys(named)).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  expect(named).toEqual(Object.fromEntries(Object.keys(named).map((name) => [name, licenceOf(name)])));
});
