import type { DataSource } from 'typeorm';
import { connect, patienceMsByUse } from './connect.js';
import { type DatabaseSettings, PostgresHost } from './postgres-host.js';
import { typeormOptions } from './typeorm.options.js';

/** The salon's database alone, in any state: no module of the app has checked it. */
export interface VisitedDatabase {
  source: DataSource;
  close: () => Promise<void>;
}

/** Two connections suffice for a command: one that works and one that monitors. */
const POOL_SIZE = 2;

/** For commands. Uses a running app's server, otherwise one that stops with `close`. Migrates nothing. */
export async function visitDatabase(
  env: DatabaseSettings,
  { mayCreate = false } = {},
): Promise<VisitedDatabase> {
  const host = new PostgresHost(env, 'visit', mayCreate);
  try {
    const source = await connect(typeormOptions(await host.address(), POOL_SIZE), patienceMsByUse.visit);
    const close = async () => {
      // A verb that needs exclusive access has already closed it.
      if (source.isInitialized) await source.destroy();
      await host.onApplicationShutdown();
    };
    return { source, close };
  } catch (error) {
    await host.onApplicationShutdown();
    throw error;
  }
}
