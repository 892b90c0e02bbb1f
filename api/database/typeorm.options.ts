import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { migrations } from './all-migrations.js';
import { PreparingClient } from './prepared-statements.js';
import { asStartOptions, asStatement, sessionLimits, noLimits } from './session-settings.js';

/** PostgreSQL's address: a server by URL, or the embedded one by its socket folder. */
export type DatabaseAddress = ServerAddress | { host: string; username: string; database: string };

interface ServerAddress {
  url: string;
  /** A pooler listens there, which does not accept start-up options. */
  isPooled?: boolean;
  /** The same database without the pooler, for work on all of it. */
  directUrl?: string | null;
}

/** The set-up of a connection, and how long the driver waits for a response. */
const connection = (limits: typeof sessionLimits, isPooled: boolean, slowStatementMs = 0) => ({
  Client: PreparingClient,
  slowStatementMs,
  ...(isPooled
    ? { onConnect: (client: pg.Client) => client.query(asStatement(limits)) }
    : { options: asStartOptions(limits) }),
  query_timeout: limits.answer,
  connectionTimeoutMillis: 8000,
  // Statements are sent without awaiting the previous ones, and answered in order.
  pipeline: true,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

/** The same database for long work: no time limits, only the migrations, and bypassing a pooler if possible. */
export function withoutLimits(options: DataSourceOptions): DataSourceOptions {
  if (options.type !== 'postgres') throw new Error(`Not PostgreSQL: ${options.type}`);
  const directUrl = directUrlOf(options);
  const isPooled = directUrl === null && 'isPooled' in options && options.isPooled === true;
  return {
    ...options,
    ...(directUrl !== null && { url: directUrl }),
    entities: [],
    // One connection holds a lock while the other does the work.
    poolSize: 2,
    extra: connection(noLimits, isPooled),
  };
}

/** Another database on the same server, for the same role, through each of its addresses. */
export function inDatabase(options: DataSourceOptions, database: string): DataSourceOptions {
  if (options.type !== 'postgres') throw new Error(`Not PostgreSQL: ${options.type}`);
  // Not parsed as a web URL: one for a socket has no host.
  const besideIt = (url: string) => url.replace(/^([a-z]+:\/\/[^/?#]*)(?:\/[^?#]*)?/, `$1/${database}`);
  const directUrl = directUrlOf(options);
  return {
    ...options,
    url: options.url && besideIt(options.url),
    ...(directUrl !== null && { directUrl: besideIt(directUrl) }),
    database,
  };
}

/** The direct URL of the same database without the pooler; null if unknown. */
export const directUrlOf = (options: DataSourceOptions): string | null =>
  'directUrl' in options && typeof options.directUrl === 'string' ? options.directUrl : null;

/**
 * The single description of the connection.
 *
 * @param slowStatementMs logs statements that take longer; 0 disables logging
 */
export function typeormOptions(
  address: DatabaseAddress,
  poolSize: number,
  slowStatementMs = 0,
): DataSourceOptions {
  return {
    type: 'postgres',
    // TypeORM would look for it by name at run time, and fail in the image, where the server is bundled into a few
    // files.
    driver: pg,
    ...address,
    poolSize,
    synchronize: false,
    // Migrations create the extensions. Ids come from PostgreSQL's own gen_random_uuid().
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    // TypeORM's own logger would write to stdout, where a command prints its result. DEBUG=typeorm:* turns this one
    // on.
    logger: 'debug',
    migrations,
    migrationsTransactionMode: 'each',
    extra: connection(sessionLimits, 'isPooled' in address && address.isPooled === true, slowStatementMs),
  };
}
