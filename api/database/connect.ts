import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { isDatabaseAway } from '../common/problem/database-away.js';
import { StartupError } from '../config/startup-error.js';
import type { DatabaseUse } from './postgres-host.js';

const PAUSE_MS = 1000;

/** A server that starts at the same time as the app has this long to answer; who types a command is told at once. */
export const PATIENCE_MS: Record<DatabaseUse, number> = { keep: 30_000, visit: 0 };

/** PostgreSQL 14, as `server_version_num` says it. */
const OLDEST_VERSION = 140_000;

/**
 * Connects to PostgreSQL. One that is still starting, as beside us in a compose file, is waited for; anything that
 * waiting cannot heal ends the start at once.
 *
 * @param patienceMs how long to wait for a server that cannot be reached
 */
export async function connect(options: DataSourceOptions, patienceMs: number): Promise<DataSource> {
  const source = await initialized(options, patienceMs);
  const [{ version }]: [{ version: number }] = await source.query(
    `SELECT current_setting('server_version_num')::int AS version`,
  );
  if (version < OLDEST_VERSION) {
    await source.destroy();
    throw new StartupError(
      `DATABASE_URL: PostgreSQL 14 or newer is needed, and this is ${Math.floor(version / 10_000)}.`,
      78,
    );
  }
  return source;
}

async function initialized(options: DataSourceOptions, patienceMs: number): Promise<DataSource> {
  const patience = AbortSignal.timeout(patienceMs);
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await new DataSource(options).initialize();
    } catch (error) {
      if (patience.aborted || !isDatabaseAway(error)) throw error;
      if (isFirst) {
        new Logger('Database').warn(
          `PostgreSQL does not answer yet (${error.message}). Trying for ${patienceMs / 1000} s.`,
        );
      }
    }
    await pause(PAUSE_MS);
  }
}
