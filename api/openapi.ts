import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { APP_OPTIONS, describeApi, setUpApp } from './app.setup.js';
import { loadEnv } from './config/env.js';

// Prints the contract. Preview mode builds no provider, so it needs no database.
const env = loadEnv({});
const app = await NestFactory.create<NestExpressApplication>(AppModule.with({ env, webDir: null }), {
  ...APP_OPTIONS,
  preview: true,
  logger: false,
});
setUpApp(app, env);
process.stdout.write(JSON.stringify(describeApi(app)));
await app.close();
