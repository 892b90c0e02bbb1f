import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { appOptions, setUpApp } from './app.setup.js';
import { FastExpressAdapter } from './common/fast-express.adapter.js';
import type { ProblemCode } from './common/problem/catalogue.js';
import { loadEnv } from './config/env.js';
import { describeApi } from './platform/docs/describe-api.js';

// Prints the contract. Reads from stdin the problems that each operation's code can reach, by operation name. Preview
// mode builds no providers, so it needs no database.
const problems = JSON.parse(readFileSync(process.stdin.fd, 'utf8')) as Record<string, ProblemCode[]>;
const env = loadEnv({});
const app = await NestFactory.create<NestExpressApplication>(
  AppModule.with({ env, webDir: null }),
  new FastExpressAdapter(),
  { ...appOptions, preview: true, logger: false },
);
setUpApp(app, env);
process.stdout.write(JSON.stringify(describeApi(app, problems)));
await app.close();
