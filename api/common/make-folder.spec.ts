import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeFolder, makeFolderSync } from './make-folder.js';

const PRIVATE = 0o700;

describe('a folder', () => {
  let scratch: string;

  beforeEach(() => {
    scratch = mkdtempSync(path.join(os.tmpdir(), 'parlour-folder-'));
  });
  afterEach(() => rmSync(scratch, { recursive: true }));

  test('is made with those that lead to it, for its owner alone', async () => {
    const folder = path.join(scratch, 'one', 'two', 'three');

    await makeFolder(folder, PRIVATE);
    await makeFolder(folder, PRIVATE);

    expect([folder, path.dirname(folder)].map((each) => statSync(each).mode & 0o777)).toEqual([
      PRIVATE,
      PRIVATE,
    ]);
  });

  test('that two make at the same moment is there for both', async () => {
    const folder = path.join(scratch, 'one', 'two');

    await Promise.all([makeFolder(folder), makeFolder(folder), makeFolder(folder)]);

    expect(statSync(folder).isDirectory()).toBe(true);
  });

  test('is refused where there is a file', async () => {
    const file = path.join(scratch, 'file');
    writeFileSync(file, '');

    await expect(makeFolder(file)).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(makeFolder(path.join(file, 'below'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });

  test('is refused where the system makes none, and not tried for ever', async () => {
    const refused = { code: expect.stringMatching(/^E(NOENT|ACCES|PERM|ROFS)$/) as unknown };

    await expect(makeFolder('/proc/parlour/backups')).rejects.toMatchObject(refused);
    expect(() => makeFolderSync('/proc/parlour/data')).toThrow(expect.objectContaining(refused) as Error);
  });

  test('is made with those that lead to it at a start as well', () => {
    const folder = path.join(scratch, 'one', 'two');

    makeFolderSync(folder, PRIVATE);
    makeFolderSync(folder, PRIVATE);

    expect(statSync(folder).mode & 0o777).toBe(PRIVATE);
  });
});
