import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { isDatabaseAway } from '../common/problem/database-away.js';
import { type DatabaseSetting, expectedReason, StartupError } from '../config/startup-error.js';
import { refuseSecondConnections } from './one-connection.js';
import { assertOwnSessions } from './pooler.js';
import type { DatabaseUse } from './postgres-host.js';
import { directUrlOf, withoutLimits } from './typeorm.options.js';

const PAUSE_MS = 1000;

/** How long to wait for a server that starts at the same time as the app; a command fails immediately. */
export const patienceMsByUse: Record<DatabaseUse, number> = { keep: 30_000, visit: 0 };

/** PostgreSQL 14, in the format of `server_version_num`. */
const OLDEST_VERSION = 140_000;

/**
 * Connects to PostgreSQL. Waits for a server that is still starting, for example next to us in a compose file. Errors
 * that waiting can't fix reject at once.
 *
 * @param patienceMs how long to wait for an unreachable server
 */
export async function connect(options: DataSourceOptions, patienceMs: number): Promise<DataSource> {
  const source = await initialized(options, patienceMs);
  try {
    await assertNewEnough(source);
    await assertOwnSessions(source);
    refuseSecondConnections(source);
    return source;
  } catch (error) {
    await source.destroy();
    throw error;
  }
}

async function assertNewEnough(source: DataSource): Promise<void> {
  const [{ version }]: [{ version: number }] = await source.query(
    `SELECT current_setting('server_version_num')::int AS version`,
  );
  if (version >= OLDEST_VERSION) return;
  throw new StartupError(
    `DATABASE_URL: PostgreSQL 14 or newer is needed, and this is ${Math.floor(version / 10_000)}.`,
    78,
  );
}

/** Connects without time limits, bypassing a pooler if possible. The caller destroys the connection. */
export const connectWithoutLimits = (options: DataSourceOptions): Promise<DataSource> =>
  initialize(withoutLimits(options));

/** Connects, or throws an error that names the wrong setting. */
async function initialize(options: DataSourceOptions): Promise<DataSource> {
  try {
    return await new DataSource(options).initialize();
  } catch (error) {
    const expected = expectedReason(error, settingOf(options));
    if (expected?.exitCode !== 78) throw error;
    throw new StartupError(expected.reason, 78);
  }
}

function settingOf(options: DataSourceOptions): DatabaseSetting {
  const isDirect =
    options.type === 'postgres' && options.url !== undefined && options.url === directUrlOf(options);
  return isDirect ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
}

async function initialized(options: DataSourceOptions, patienceMs: number): Promise<DataSource> {
  const patience = AbortSignal.timeout(patienceMs);
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await initialize(options);
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
