import 'reflect-metadata';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { APP_OPTIONS, serveDocs, setUpApp } from './app.setup.js';
import { serveClient } from './client/serve-client.js';
import { PromptExpressAdapter } from './common/prompt-express.adapter.js';
import { QuietLogger } from './common/quiet-logger.js';
import { readEnvironment } from './config/env-file.js';
import { loadEnv } from './config/env.js';
import { refusalToStart } from './config/refusal-to-start.js';

try {
  const env = loadEnv(readEnvironment(process.cwd()));
  const clientDir = path.join(import.meta.dirname, '../web');
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with({ env, clientDir }),
    new PromptExpressAdapter(),
    {
      ...APP_OPTIONS,
      logger: new QuietLogger('Parlour', { logLevels: env.logLevels }),
      abortOnError: false,
    },
  );
  setUpApp(app, env);
  serveClient(app, clientDir);
  serveDocs(app);
  await app.listen(env.port, env.host);
  new Logger('Parlour').log(`The salon is open on ${env.publicUrl}`);
} catch (error) {
  const { line, exitCode } = refusalToStart(error);
  process.stderr.write(`${line}\n`);
  process.exit(exitCode);
}
