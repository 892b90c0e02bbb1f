import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { answerErrors, appOptions, setUpApp } from './app.setup.js';
import { AppLogger } from './common/app-logger.js';
import { FastExpressAdapter } from './common/fast-express.adapter.js';
import type { Env } from './config/env.js';
import { answerFromMemory } from './platform/public-answers/answer-from-memory.js';
import { sayBuild } from './website/pages/say-build.js';
import { serveWebsite } from './website/pages/serve-website.js';

/** Creates the app with its database open, and with the built web app in this folder. It does not listen yet. */
export async function createApp(env: Env, webDir: string): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with({ env, webDir }),
    new FastExpressAdapter(),
    { ...appOptions, logger: new AppLogger(env), abortOnError: false },
  );
  sayBuild(app, webDir);
  setUpApp(app, env);
  serveWebsite(app);
  answerFromMemory(app);
  answerErrors(app);
  return app;
}
