import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { runCommand } from './operations/cli/run-command.js';
import { AppLogger } from './common/app-logger.js';
import type { Env } from './config/env.js';

/** Created but not initialised, so that nothing starts: no jobs, no emails, no demo, no first admin. */
async function openSalon(env: Env): Promise<INestApplicationContext> {
  // Imported late, because it takes seconds and not every verb needs it.
  const { AppModule } = await import('./app.module.js');
  return NestFactory.create(AppModule.with({ env, webDir: null, runsJobs: false, database: 'visit' }), {
    // Errors go to stderr; other log lines would get in the way of the result.
    logger: new AppLogger({ logLevels: ['fatal', 'error'], logFormat: 'text' }),
    abortOnError: false,
  });
}

const exitCode = await runCommand(process.argv.slice(2), { openSalon });
// Exit once everything is printed, even if something still hangs.
process.stdout.write('', () => process.exit(exitCode));
