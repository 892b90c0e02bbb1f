import { Logger } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { JobRuns } from '../../../api/common/job-runs.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const MINUTE = 60_000;

let parlour: TestApp;
let started: { job: () => unknown; milliseconds: number | undefined }[];

beforeEach(() => {
  started = [];
  const start = global.setInterval;
  jest.spyOn(global, 'setInterval').mockImplementation(((job: () => unknown, milliseconds?: number) => {
    started.push({ job, milliseconds });
    return start(job, milliseconds);
  }) as typeof setInterval);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await parlour.close();
});

const jobs = () => parlour.app.get(SchedulerRegistry).getIntervals().sort();

/** Runs every job with such an interval once, as the timer would. */
async function runAll(milliseconds: number): Promise<void> {
  for (const { job } of started.filter((timer) => timer.milliseconds === milliseconds)) await job();
}

const someLapsedHold = () =>
  parlour.database.query(
    `INSERT INTO holds (holder, expires_at) VALUES ('somebody', '2020-01-01T00:00:00Z')`,
  );
const holds = () => parlour.database.query(`SELECT id FROM holds`);

test('every scheduled job is started once, and stopped when the app stops', async () => {
  parlour = await startTestApp({ runsJobs: true });

  expect(jobs()).toEqual([
    'AuditRetentionService.deleteOld',
    'BookingLinksSweeperService.sweep',
    'DailyLookService.look',
    'DeskChangesSweeperService.sweep',
    'ExtendBlocksService.extend',
    'FactorsSweeperService.sweep',
    'HoldsSweeperService.sweep',
    'IdempotencySweeperService.sweep',
    'ImportsService.forgetOldRows',
    'InvitationsSweeperService.sweep',
    'LimitsSweeperService.sweep',
    'LoginCodesSweeperService.sweep',
    'LoginRecordsSweeperService.sweep',
    'MediaSweeperService.sweep',
    'NewsWriterService.write',
    'NightlyBackupsService.beginIfDue',
    'OutboxRetentionService.deleteOld',
    'ReadCalendarsService.readDue',
    'SickDayRetentionService.deleteOld',
    'TimeOffRequestsSweeperService.sweep',
  ]);
  const registry = parlour.app.get(SchedulerRegistry);
  await parlour.close();
  expect(registry.getIntervals()).toEqual([]);
  parlour = await startTestApp();
});

test('expired holds are deleted every five minutes', async () => {
  parlour = await startTestApp({ runsJobs: true });
  await someLapsedHold();

  await runAll(5 * MINUTE);

  expect(await holds()).toEqual([]);
});

test('a job that fails is a warning, and runs again the next time', async () => {
  parlour = await startTestApp({ runsJobs: true });
  await someLapsedHold();
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const error = jest.spyOn(Logger.prototype, 'error');
  const ask = parlour.database.query.bind(parlour.database);
  // Other jobs are due as well.
  const query = jest
    .spyOn(parlour.database, 'query')
    .mockImplementation((sql, ...rest) =>
      sql.includes(' holds ') ? Promise.reject(new Error('The database is away')) : ask(sql, ...rest),
    );

  await runAll(5 * MINUTE);
  query.mockRestore();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('The database is away')]]);
  expect(error).not.toHaveBeenCalled();
  expect(await holds()).toHaveLength(1);
  await runAll(5 * MINUTE);

  expect(await holds()).toEqual([]);
});

test('no job runs in a test that did not ask for it', async () => {
  parlour = await startTestApp();

  expect(jobs()).toEqual([]);
});

test('12-C2 work that has missed three of its times stands still, until it is done again', async () => {
  parlour = await startTestApp({ runsJobs: true });
  const still = () =>
    parlour.app
      .get(JobRuns)
      .standingStill()
      .map(({ name }) => name);
  parlour.clock.advanceMinutes(15);
  await runAll(MINUTE);
  const inTime = still();
  parlour.clock.advanceMinutes(1);

  expect(inTime).toEqual([]);
  expect(still().sort()).toEqual([
    'DeskChangesSweeperService.sweep',
    'ExtendBlocksService.extend',
    'FactorsSweeperService.sweep',
    'HoldsSweeperService.sweep',
    'IdempotencySweeperService.sweep',
    'NightlyBackupsService.beginIfDue',
  ]);
  await parlour.database.query(`ALTER TABLE holds RENAME TO away`);
  await runAll(5 * MINUTE);
  expect(still()).toEqual(['HoldsSweeperService.sweep']);
  await parlour.database.query(`ALTER TABLE away RENAME TO holds`);
  await runAll(5 * MINUTE);
  expect(still()).toEqual([]);
});
