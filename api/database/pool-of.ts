import pg from 'pg';
import type { DataSource } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** The connections that the app's requests share. */
export function poolOf({ driver }: DataSource): pg.Pool {
  if (!(driver instanceof PostgresDriver) || !(driver.master instanceof pg.Pool)) {
    throw new Error('The database was not opened with a pool of connections.');
  }
  return driver.master;
}
