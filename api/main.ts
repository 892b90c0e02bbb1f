import 'reflect-metadata';
import path from 'node:path';
import { type INestApplication, Logger } from '@nestjs/common';
import { appVersion } from './common/app-version.js';
import { readEnvironment } from './config/env-file.js';
import { loadEnv } from './config/env.js';
import { misspeltVariables } from './config/misspelt.js';
import { describeStartupError } from './config/startup-error.js';
import { createApp } from './create-app.js';
import { OrderlyStop } from './orderly-stop.js';

const stop = new OrderlyStop();
let app: INestApplication | undefined;
try {
  const environment = readEnvironment(process.cwd());
  const env = loadEnv(environment);
  app = await createApp(env, path.join(import.meta.dirname, '../web'));
  await app.listen(env.port, env.host);
  const logger = new Logger('Parlour');
  for (const warning of misspeltVariables(environment)) logger.warn(warning);
  logger.log(`Parlour ${appVersion()} is running at ${env.publicUrl}`);
  await stop.manage(app, env.drainSeconds);
} catch (error) {
  const { line, exitCode } = describeStartupError(error);
  process.stderr.write(`${line}\n`);
  // An occupied port is noticed last, so stop what is already running, such as the embedded PostgreSQL.
  await app?.close().catch((failure: unknown) => process.stderr.write(`${String(failure)}\n`));
  process.exit(exitCode);
}
