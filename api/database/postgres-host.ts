import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Env } from '../config/env.js';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
  visitEmbeddedPostgres,
} from './embedded/embedded-postgres.js';
import type { DatabaseAddress } from './typeorm.options.js';

/**
 * Uses of the database. The app keeps it: it owns the embedded server and migrates the schema. A command visits it: it
 * uses a running app's server, starts one only if necessary, and leaves the schema as it is.
 */
export type DatabaseUse = 'keep' | 'visit';

/** The settings that locate the database. */
export type DatabaseSettings = Pick<Env, 'databaseUrl' | 'databasePooled' | 'databaseDirectUrl' | 'dataDir'>;

/** Starts the embedded PostgreSQL when no DATABASE_URL names a server, and stops it with the app. */
export class PostgresHost implements OnApplicationShutdown {
  private embedded: EmbeddedPostgres | null = null;

  constructor(
    private readonly env: DatabaseSettings,
    private readonly use: DatabaseUse,
    /** True to create a database for a visitor if none exists. */
    private readonly mayCreate = false,
  ) {}

  async address(): Promise<DatabaseAddress> {
    const { databaseUrl, databasePooled: isPooled, databaseDirectUrl: directUrl } = this.env;
    // A command works on the whole database, bypassing the pooler.
    if (directUrl && this.use === 'visit') return { url: directUrl, directUrl };
    if (databaseUrl) return { url: databaseUrl, isPooled, directUrl };
    const logger = new Logger('Database');
    const options = { dataDir: this.env.dataDir, log: (line: string) => logger.log(line) };
    this.embedded ??= await (this.use === 'keep'
      ? startEmbeddedPostgres(options)
      : visitEmbeddedPostgres({ ...options, mayCreate: this.mayCreate }));
    const { socketDir, user, database } = this.embedded;
    return { host: socketDir, username: user, database };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.embedded?.stop();
  }
}
