import { Global, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENV, type Env } from '../config/env.js';
import { AppKey } from './app-key.entity.js';
import { AppKeysService } from './app-keys.service.js';
import { connect } from './connect.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.js';
import { migrate } from './migrate.js';
import { type DatabaseAddress, migrations, typeormOptions } from './typeorm.options.js';

/** Starts the embedded PostgreSQL when no DATABASE_URL names a server, and stops it with the app. */
class PostgresHost implements OnApplicationShutdown {
  private embedded: EmbeddedPostgres | null = null;

  constructor(private readonly env: Env) {}

  async address(): Promise<DatabaseAddress> {
    if (this.env.databaseUrl) return { url: this.env.databaseUrl };
    const logger = new Logger('Database');
    this.embedded ??= await startEmbeddedPostgres({
      dataDir: this.env.dataDir,
      log: (line) => logger.log(line),
    });
    const { socketDir, user, database } = this.embedded;
    return { host: socketDir, username: user, database };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.embedded?.stop();
  }
}

@Global()
@Module({
  providers: [{ provide: PostgresHost, inject: [ENV], useFactory: (env: Env) => new PostgresHost(env) }],
  exports: [PostgresHost],
})
class PostgresHostModule {}

/** A server that starts at the same time as the app has this long to answer. */
const PATIENCE_MS = 30_000;

/** One DataSource for the whole app: connected, and migrated under a lock, before the first module is built. */
@Global()
@Module({
  imports: [
    PostgresHostModule,
    TypeOrmModule.forRootAsync({
      inject: [PostgresHost, ENV],
      useFactory: async (host: PostgresHost, env: Env) => ({
        ...typeormOptions(await host.address(), env.databasePoolSize),
        autoLoadEntities: true,
        // `connect` knows which errors waiting can heal.
        toRetry: () => false,
      }),
      dataSourceFactory: async (options) => {
        if (!options) throw new Error('The database module was set up without options.');
        const source = await connect(options, PATIENCE_MS);
        const ran = await migrate(source);
        const logger = new Logger('Database');
        if (ran.length > 0) logger.log(`Ran ${ran.length} migrations, the last is ${ran.at(-1)}.`);
        // A wrong path or name looks like this, too: nothing fails, and the salon seems to have lost everything.
        if (ran.length === migrations.length) {
          logger.warn(
            'A new, empty database was made. If your salon should be here, stop now and check DATABASE_URL and DATA_DIR.',
          );
        }
        return source;
      },
    }),
    TypeOrmModule.forFeature([AppKey]),
  ],
  providers: [AppKeysService],
  exports: [AppKeysService],
})
export class DatabaseModule {}
