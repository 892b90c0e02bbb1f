import type { DataSource } from 'typeorm';
import { connect, patienceMsByUse } from './connect.js';
import { type DatabaseSettings, PostgresHost } from './postgres-host.js';
import { typeormOptions } from './typeorm.options.js';

/** The salon's database alone, in whatever state it is: no module of the app has looked at it. */
export interface VisitedDatabase {
  source: DataSource;
  close: () => Promise<void>;
}

/** Two connections do for a command: one that works and one that looks. */
const POOL_SIZE = 2;

/** For a command. Uses the server of an app that runs, and otherwise one that stops with `close`; migrates nothing. */
export async function visitDatabase(
  env: DatabaseSettings,
  { mayCreate = false } = {},
): Promise<VisitedDatabase> {
  const host = new PostgresHost(env, 'visit', mayCreate);
  try {
    const source = await connect(typeormOptions(await host.address(), POOL_SIZE), patienceMsByUse.visit);
    const close = async () => {
      // A verb that needs the database for itself has let go of it before.
      if (source.isInitialized) await source.destroy();
      await host.onApplicationShutdown();
    };
    return { source, close };
  } catch (error) {
    await host.onApplicationShutdown();
    throw error;
  }
}
