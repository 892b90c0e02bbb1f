import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

interface LockedPackage {
  /** Only where the installed package has another name than its folder. */
  name?: string;
  hasInstallScript?: boolean;
}

const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);

test('every package with an install script is one that package.json allows or forbids to run it', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));

  const scripted = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.replace(/^.*node_modules\//, ''));

  expect(Object.keys(allowScripts).sort()).toEqual(scripted.sort());
});

test('npm installs Parlour without a warning', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-install-'));
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(file, path.join(folder, file));

  const { status, stderr } = spawnSync('npm', ['ci', '--dry-run', '--offline', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });

  expect(stderr.split('\n').filter((line) => line.startsWith('npm warn'))).toEqual([]);
  expect(status).toBe(0);
}, 60_000);

test('12-B12: no package that comes with Parlour tells anybody where it was installed', () => {
  const reporting = Object.entries(packages).filter(([folder]) =>
    folder.endsWith('node_modules/@scarf/scarf'),
  );

  expect(reporting.map(([, { name, hasInstallScript }]) => [name, hasInstallScript])).toEqual([
    ['empty-npm-package', undefined],
  ]);
});
