import type { DataSource } from 'typeorm';
import { StartupError } from '../config/startup-error.js';

/** What a database's schema is made of, beside the migrations of this program. */
export interface SchemaState {
  /** Names of the migrations that have run there, in the order of their numbers; none in a database without a salon. */
  ran: string[];
  /** Those of this program that have not. */
  pending: string[];
  /** Those that this program does not know: a newer one ran them. */
  unknown: string[];
}

export async function readSchemaState(source: DataSource): Promise<SchemaState> {
  const ran = await namesOfRun(source);
  const known = source.migrations.map(({ name, constructor }) => name ?? constructor.name);
  return {
    ran,
    pending: known.filter((name) => !ran.includes(name)),
    unknown: ran.filter((name) => !known.includes(name)),
  };
}

async function namesOfRun(source: DataSource): Promise<string[]> {
  const [{ exists }]: [{ exists: boolean }] = await source.query(
    `SELECT to_regclass('migrations') IS NOT NULL AS exists`,
  );
  if (!exists) return [];
  const rows: { name: string }[] = await source.query(`SELECT name FROM migrations ORDER BY timestamp, name`);
  return rows.map(({ name }) => name);
}

/** For a command, which uses the schema as it is and never changes it. */
export async function assertMigrated(source: DataSource): Promise<void> {
  const { ran, pending } = await readSchemaState(source);
  if (ran.length === 0) throw new StartupError('there is no salon in this database.', 78);
  if (pending.length === 0) return;
  throw new StartupError(
    `the database is older than this program (${pending.length} migrations are missing, the first is ${pending[0]}); start Parlour once, which brings it up to date.`,
    78,
  );
}
