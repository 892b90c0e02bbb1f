import { readFileSync } from 'node:fs';

interface LockedPackage {
  /** Only where what is installed is not what the folder is called. */
  name?: string;
  hasInstallScript?: boolean;
}

test('12-B12: no package that comes with Parlour tells anybody where it was installed', () => {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );

  const reporting = Object.entries(packages).filter(([folder]) =>
    folder.endsWith('node_modules/@scarf/scarf'),
  );

  expect(reporting.map(([, { name, hasInstallScript }]) => [name, hasInstallScript])).toEqual([
    ['empty-npm-package', undefined],
  ]);
});
