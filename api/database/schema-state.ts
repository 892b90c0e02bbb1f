import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { appVersion } from '../common/app-version.js';
import { StartupError } from '../config/startup-error.js';
import { isOlderVersion } from './older-version.js';
import { bool, text } from './columns.js';
import { execute, getRow, queryRows } from './rows.js';
import { migrations } from './all-migrations.js';

/** A schema's migrations compared with those of this program. */
export interface SchemaState {
  /** Names of migrations that have run there, in order; empty in a database without a salon. */
  ran: string[];
  /** This program's migrations that have not run yet. */
  pending: string[];
  /** Migrations unknown to this program, run by a newer one. */
  unknown: string[];
}

/** Compares migrations that have run in a database, or in an archived one, with this program's. */
export function schemaStateOf(ran: string[]): SchemaState {
  const known = migrations.map(({ name }) => name);
  return {
    ran,
    pending: known.filter((name) => !ran.includes(name)),
    unknown: ran.filter((name) => !known.includes(name)),
  };
}

/** @param database the whole database, or the runner's transaction */
export async function readSchemaState(database: DataSource | QueryRunner): Promise<SchemaState> {
  return schemaStateOf(await namesOfRun(database));
}

async function namesOfRun(database: DataSource | QueryRunner): Promise<string[]> {
  const { exists } = await getRow(
    database,
    { exists: bool },
    `SELECT to_regclass('migrations') IS NOT NULL AS exists`,
  );
  if (!exists) return [];
  const rows = await queryRows(
    database,
    { name: text },
    `SELECT name FROM migrations ORDER BY timestamp, name`,
  );
  return rows.map(({ name }) => name);
}

/**
 * The program works on a schema to which newer migrations have only added: yesterday's image can start while today's
 * is being tried out. A migration that takes something away records the version it requires.
 */
export async function assertNotTooNew(source: DataSource, version = appVersion()): Promise<SchemaState> {
  const state = await readSchemaState(source);
  if (state.unknown.length === 0) return state;
  const needed = await oldestVersion(source);
  if (isOlderVersion(version, needed)) {
    throw new StartupError(
      `the database was changed by a newer Parlour and needs version ${needed} or newer; this is ${version}.`,
      78,
    );
  }
  return state;
}

/** The program version that the schema requires. */
async function oldestVersion(source: DataSource): Promise<string> {
  const rows: { minVersion: string }[] = await source.query(
    `SELECT min_version AS "minVersion" FROM schema_floor`,
  );
  if (!rows[0]) throw new StartupError('the database does not say which version it needs.', 78);
  return rows[0].minVersion;
}

/** Copies of the app that are older than this one can't start on the database any more. */
export async function raiseFloor(tx: EntityManager, version = appVersion()): Promise<void> {
  const { needed } = await getRow(tx, { needed: text }, `SELECT min_version AS needed FROM schema_floor`);
  if (!isOlderVersion(needed, version)) return;
  await execute(tx, `UPDATE schema_floor SET min_version = $1`, [version]);
}

/** For commands, which use the schema as it is and never change it. */
export async function assertMigrated(source: DataSource): Promise<void> {
  const { ran, pending } = await assertNotTooNew(source);
  if (ran.length === 0) throw new StartupError('there is no salon in this database.', 78);
  if (pending.length === 0) return;
  throw new StartupError(
    `the database is older than this program (${pending.length} migrations are missing, the first is ${pending[0]}); start Parlour once, which brings it up to date.`,
    78,
  );
}
