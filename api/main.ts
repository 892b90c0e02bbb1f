import 'reflect-metadata';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { answerErrors, APP_OPTIONS, setUpApp } from './app.setup.js';
import { answerFromMemory } from './platform/public-answers/answer-from-memory.js';
import { serveWebsite } from './website/pages/serve-website.js';
import { FastExpressAdapter } from './common/fast-express.adapter.js';
import { AppLogger } from './common/app-logger.js';
import { appVersion } from './common/app-version.js';
import { readEnvironment } from './config/env-file.js';
import { loadEnv } from './config/env.js';
import { describeStartupError } from './config/startup-error.js';
import { OrderlyStop } from './orderly-stop.js';

const stop = new OrderlyStop();
let app: NestExpressApplication | undefined;
try {
  const env = loadEnv(readEnvironment(process.cwd()));
  const webDir = path.join(import.meta.dirname, '../web');
  app = await NestFactory.create<NestExpressApplication>(
    AppModule.with({ env, webDir }),
    new FastExpressAdapter(),
    {
      ...APP_OPTIONS,
      logger: new AppLogger(env),
      abortOnError: false,
    },
  );
  setUpApp(app, env);
  serveWebsite(app);
  answerFromMemory(app);
  answerErrors(app);
  await app.listen(env.port, env.host);
  new Logger('Parlour').log(`Parlour ${appVersion()} is running at ${env.publicUrl}`);
  await stop.manage(app, env.drainSeconds);
} catch (error) {
  const { line, exitCode } = describeStartupError(error);
  process.stderr.write(`${line}\n`);
  // A port that is taken is found out last: what runs by then, such as the embedded PostgreSQL, is stopped again.
  await app?.close().catch((failure: unknown) => process.stderr.write(`${String(failure)}\n`));
  process.exit(exitCode);
}
