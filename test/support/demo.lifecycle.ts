import { rmSync } from 'node:fs';
import { NOBODYS, openDemoSalon } from './running-salon.js';
import { announceDemos, aSalonFolder } from './salon-folder.js';
import { aheadMs } from './today.js';

/** Earlier than the start time of each test file, so that no salon goes back in time when it is reopened. */
const EARLIER_MS = 5 * 60_000;

const folders: string[] = [];

/** Opens the demo salon once and closes it: each test file starts with a copy of its folder instead of a first start. */
async function openOnce(settings: Record<string, string>): Promise<string> {
  const folder = aSalonFolder();
  folders.push(folder);
  const earlier = { TEST_CLOCK_AHEAD_MS: String(aheadMs - EARLIER_MS) };
  const salon = await openDemoSalon({ ...settings, ...earlier }, folder);
  await salon.close();
  return folder;
}

export async function setUpDemos(): Promise<void> {
  const [demo, nobodys] = await Promise.all([openOnce({}), openOnce(NOBODYS)]);
  announceDemos(demo, nobodys);
}

export function tearDownDemos(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
