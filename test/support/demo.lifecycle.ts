import { rmSync } from 'node:fs';
import { openDemoSalon } from './running-salon.js';
import { aSalonFolder, announceDemo } from './salon-folder.js';

let folder: string | undefined;

/** Opens the demo salon once and closes it: each test file begins with a copy of its folder instead of a first start. */
export async function setUpDemo(): Promise<void> {
  folder = aSalonFolder();
  const salon = await openDemoSalon({}, folder);
  await salon.close();
  announceDemo(folder);
}

export function tearDownDemo(): void {
  if (folder) rmSync(folder, { recursive: true, force: true });
}
