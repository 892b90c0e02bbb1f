import { NightlyBackupsService } from '../../api/operations/backups/nightly-backups.service.js';
import type { TestApp } from './app.js';

/** A salon whose backup was rehearsed yesterday, so that the first night of March 2027 rehearses none. */
export async function rehearsedYesterday({ database }: TestApp): Promise<void> {
  await database.query(`TRUNCATE backups`);
  await database.query(
    `INSERT INTO backups (made_by, file, started_at, finished_at, rehearsed_at, rehearsal)
     VALUES ('hand', 'earlier', '2027-02-28', '2027-02-28', '2027-03-01', 'restored')`,
  );
}

/** Runs the five-minute check for due nightly work on all copies, at this time. */
export async function nightlyLookAt(instant: string, copies: TestApp[]): Promise<void> {
  for (const { clock } of copies) clock.set(instant);
  const nightly = copies.map(({ app }) => app.get(NightlyBackupsService));
  await Promise.all(nightly.map((each) => each.beginIfDue()));
  await Promise.all(nightly.map((each) => each.settled()));
}
