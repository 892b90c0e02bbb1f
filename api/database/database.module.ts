import { Global, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ENV, type Env } from '../config/env.js';
import { AppKey } from './app-key.entity.js';
import { AppKeysService } from './app-keys.service.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.js';
import { migrate } from './migrate.js';
import { type DatabaseAddress, typeormOptions } from './typeorm.options.js';

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
        retryAttempts: env.databaseUrl ? 20 : 0,
        retryDelay: 1500,
      }),
      dataSourceFactory: async (options) => {
        if (!options) throw new Error('The database module was set up without options.');
        const source = await new DataSource(options).initialize();
        await migrate(source);
        return source;
      },
    }),
    TypeOrmModule.forFeature([AppKey]),
  ],
  providers: [AppKeysService],
  exports: [AppKeysService],
})
export class DatabaseModule {}
