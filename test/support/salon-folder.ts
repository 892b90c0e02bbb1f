import { execFileSync } from 'node:child_process';
import { scratchFolder } from '../../tools/scratch-folder.mjs';

/** What the global set-up passes to the test files, as a variable because they run in other processes. */
const DEMO = 'PARLOUR_TEST_DEMO';

export function announceDemo(folder: string): void {
  process.env[DEMO] = folder;
}

/** An empty folder for a salon's data, in memory where there is plenty. */
export const aSalonFolder = (): string => scratchFolder('parlour-tests-');

/** The folder of a demo salon that has been opened before; an empty one when no test of Jest's project "browser" runs. */
export function aDemoFolder(): string {
  const folder = aSalonFolder();
  const template = process.env[DEMO];
  // Not `fs.cp`: the files of the database belong to its own user.
  if (template) execFileSync('cp', ['-a', `${template}/.`, folder]);
  return folder;
}
