import { execFileSync } from 'node:child_process';
import { scratchFolder } from '../../tools/scratch-folder.mjs';

/** The value that the global set-up passes to the test files, as a variable because they run in other processes. */
const DEMO = 'PARLOUR_TEST_DEMO';
const NOBODYS_DEMO = 'PARLOUR_TEST_NOBODYS_DEMO';

/** Tells the test files where to find demo salons that were opened before: one with an admin, and one without. */
export function announceDemos(folder: string, nobodys: string): void {
  process.env[DEMO] = folder;
  process.env[NOBODYS_DEMO] = nobodys;
}

/** An empty folder for a salon's data, in memory if there is enough. */
export const aSalonFolder = (): string => scratchFolder('parlour-tests-');

/** The folder of a demo salon that was opened before; empty when no test of Jest's project "browser" runs. */
export const aDemoFolder = (): string => aCopyOf(process.env[DEMO]);

/** The same for a demo salon without an admin. */
export const aNobodysDemoFolder = (): string => aCopyOf(process.env[NOBODYS_DEMO]);

function aCopyOf(template: string | undefined): string {
  const folder = aSalonFolder();
  // Not `fs.cp`: the files of the database belong to its own user.
  if (template) execFileSync('cp', ['-a', `${template}/.`, folder]);
  return folder;
}
