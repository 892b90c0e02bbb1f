import { rmSync } from 'node:fs';
import { openDemoSalon } from './running-salon.js';
import { aSalonFolder, announceDemo } from './salon-folder.js';
import { aheadMs } from './today.js';

/** Before the moment at which each test file begins, so that no salon goes back in time when it is opened again. */
const EARLIER_MS = 5 * 60_000;

let folder: string | undefined;

/** Opens the demo salon once and closes it: each test file begins with a copy of its folder instead of a first start. */
export async function setUpDemo(): Promise<void> {
  folder = aSalonFolder();
  const salon = await openDemoSalon({ TEST_CLOCK_AHEAD_MS: String(aheadMs - EARLIER_MS) }, folder);
  await salon.close();
  announceDemo(folder);
}

export function tearDownDemo(): void {
  if (folder) rmSync(folder, { recursive: true, force: true });
}
