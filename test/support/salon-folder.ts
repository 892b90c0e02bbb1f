import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What the global set-up passes to the test files, as a variable because they run in other processes. */
const DEMO = 'PARLOUR_TEST_DEMO';

export function announceDemo(folder: string): void {
  process.env[DEMO] = folder;
}

/** An empty folder for a salon's data. PostgreSQL, which runs as another user if we are root, may pass through it. */
export function aSalonFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-tests-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** The folder of a demo salon that has been opened before; an empty one when no test of Jest's project "browser" runs. */
export function aDemoFolder(): string {
  const folder = aSalonFolder();
  const template = process.env[DEMO];
  // Not `fs.cp`: the files of the database belong to its own user.
  if (template) execFileSync('cp', ['-a', `${template}/.`, folder]);
  return folder;
}
