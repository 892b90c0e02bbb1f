import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { runCommand } from './operations/cli/run-command.js';
import { AppLogger } from './common/app-logger.js';
import type { Env } from './config/env.js';

/** Built, but never begun: what starts with the app (its jobs, the emails, the demo, the first admin) does not start. */
async function openSalon(env: Env): Promise<INestApplicationContext> {
  // Only now, because it takes seconds, and not every verb needs it.
  const { AppModule } = await import('./app.module.js');
  return NestFactory.create(AppModule.with({ env, webDir: null, runsJobs: false, database: 'visit' }), {
    // Errors go to stderr; everything else would be in the way of the answer.
    logger: new AppLogger({ logLevels: ['fatal', 'error'], logFormat: 'text' }),
    abortOnError: false,
  });
}

const exitCode = await runCommand(process.argv.slice(2), { openSalon });
// Once all is printed, even if something that hung is still open.
process.stdout.write('', () => process.exit(exitCode));
