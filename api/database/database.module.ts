import { type DynamicModule, Global, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ENV, type Env } from '../config/env.js';
import { AppKey } from './app-key.entity.js';
import { AppKeysService } from './app-keys.service.js';
import { connect, patienceMsByUse } from './connect.js';
import { migrate } from './migrate.js';
import { type DatabaseUse, PostgresHost } from './postgres-host.js';
import { SchemaFloor } from './schema-floor.entity.js';
import { assertMigrated } from './schema-state.js';
import { SealedSecrets, sealedSecretsProvider } from './sealed-secrets.js';
import { Transactions } from './transactions.js';
import { migrations } from './all-migrations.js';
import { typeormOptions } from './typeorm.options.js';

@Global()
@Module({})
class PostgresHostModule {
  static with(use: DatabaseUse): DynamicModule {
    const host = {
      provide: PostgresHost,
      inject: [ENV],
      useFactory: (env: Env) => new PostgresHost(env, use),
    };
    return { module: PostgresHostModule, providers: [host], exports: [PostgresHost] };
  }
}

async function migrated(source: DataSource): Promise<void> {
  const ran = await migrate(source);
  const logger = new Logger('Database');
  if (ran.length > 0) logger.log(`Ran ${ran.length} migrations, the last is ${ran.at(-1)}.`);
  // A wrong path or name also looks like this: nothing fails, and the salon seems to have lost everything.
  if (ran.length === migrations.length) {
    logger.warn(
      'A new, empty database was made. If your salon should be here, stop now and check DATABASE_URL and DATA_DIR.',
    );
  }
}

/** Provides the app's single DataSource, connected and migrated under a lock before the first module is built. */
@Global()
@Module({})
export class DatabaseModule {
  static with(use: DatabaseUse): DynamicModule {
    const connection = TypeOrmModule.forRootAsync({
      inject: [PostgresHost, ENV],
      useFactory: async (host: PostgresHost, env: Env) => ({
        ...typeormOptions(await host.address(), env.databasePoolSize, env.slowStatementMs),
        autoLoadEntities: true,
        // `connect` knows which errors can be fixed by waiting.
        toRetry: () => false,
      }),
      dataSourceFactory: async (options) => {
        if (!options) throw new Error('The database module was set up without options.');
        const source = await connect(options, patienceMsByUse[use]);
        await (use === 'keep' ? migrated(source) : assertMigrated(source));
        return source;
      },
    });
    return {
      module: DatabaseModule,
      imports: [PostgresHostModule.with(use), connection, TypeOrmModule.forFeature([AppKey, SchemaFloor])],
      providers: [AppKeysService, Transactions, sealedSecretsProvider],
      exports: [AppKeysService, Transactions, SealedSecrets],
    };
  }
}
