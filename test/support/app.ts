import 'reflect-metadata';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import supertest from 'supertest';
import { DataSource } from 'typeorm';
import { AppModule } from '../../api/app.module.js';
import { answerErrors, appOptions, setUpApp } from '../../api/app.setup.js';
import { answerFromMemory } from '../../api/platform/public-answers/answer-from-memory.js';
import { serveWebsite } from '../../api/website/pages/serve-website.js';
import { AppLogger } from '../../api/common/app-logger.js';
import { Clock } from '../../api/common/clock.js';
import { FastExpressAdapter } from '../../api/common/fast-express.adapter.js';
import { loadEnv } from '../../api/config/env.js';
import { OutboxDispatcherService } from '../../api/mail/mail/outbox-dispatcher.service.js';
import { ClockAhead, TestClock } from './clock.js';
import { createTestDatabase } from './cluster.js';
import { aDataFolder, type DataFolder } from './pictures.js';

export interface TestApp {
  app: NestExpressApplication;
  /** Sends requests to the app as a visitor without cookies. */
  http: ReturnType<typeof supertest>;
  database: DataSource;
  clock: TestClock;
  /** The folder for its pictures; removed when the app closes. */
  folder: DataFolder;
  /** URL of the app's database, for a second app or a raw connection. */
  databaseUrl: string;
  close: () => Promise<void>;
}

interface TestAppOptions {
  /** Variables in addition to those that every test has: no demo salon, no backups, quick password hashes. */
  env?: Record<string, string>;
  /** The real clock instead of a fixed one. */
  realClock?: boolean;
  /** A running clock that is this many hours ahead of the real one. */
  hoursAhead?: number;
  /** Sends emails automatically, as in production. */
  mailRuns?: boolean;
  /** Runs scheduled jobs, as in production. */
  runsJobs?: boolean;
  /** An existing database, such as that of another copy of the app; the app does not drop it at the end. */
  databaseUrl?: string;
  /** The folder of a built web app to serve as well. */
  webDir?: string;
}

/** The real app with its own database and data folder; only the clock and the cost of password hashes differ. */
export async function startTestApp({
  env = {},
  realClock = false,
  hoursAhead,
  mailRuns = false,
  runsJobs = false,
  databaseUrl,
  webDir,
}: TestAppOptions = {}): Promise<TestApp> {
  const ownDatabase = databaseUrl === undefined ? await createTestDatabase() : null;
  const url = databaseUrl ?? ownDatabase?.url ?? '';
  const folder = aDataFolder();
  const settings = loadEnv({
    DATABASE_URL: url,
    DATA_DIR: folder.path,
    DEMO: '0',
    DEMO_HISTORY: '0',
    BACKUP_AT: 'off',
    BCRYPT_COST: '4',
    LOG_LEVEL: 'error',
    PORT: '5000',
    RATE_LIMIT_SCALE: '1000',
    // On a busy machine any statement may be slow, which would add lines to the log.
    SLOW_STATEMENT_MS: '0',
    // Tests change the site's content directly in the database, without notifying the app.
    SITE_FRESH_MS: '0',
    ...env,
  });
  const clock = new TestClock();
  const testing = Test.createTestingModule({
    imports: [AppModule.with({ env: settings, webDir: webDir ?? null, runsJobs })],
  });
  // Tests deliver emails themselves.
  if (!mailRuns) testing.overrideProvider(OutboxDispatcherService).useValue({});
  if (hoursAhead !== undefined) testing.overrideProvider(Clock).useValue(new ClockAhead(hoursAhead));
  else if (!realClock) testing.overrideProvider(Clock).useValue(clock);
  const app = (await testing.compile()).createNestApplication<NestExpressApplication>(
    new FastExpressAdapter(),
    { ...appOptions, logger: new AppLogger(settings) },
  );
  setUpApp(app, settings);
  if (webDir) serveWebsite(app);
  answerFromMemory(app);
  answerErrors(app);
  await app.listen(0, '127.0.0.1');
  return {
    app,
    http: supertest(app.getHttpServer()),
    database: app.get(DataSource),
    clock,
    folder,
    databaseUrl: url,
    close: async () => {
      await app.close();
      await ownDatabase?.drop();
      folder.remove();
    },
  };
}
