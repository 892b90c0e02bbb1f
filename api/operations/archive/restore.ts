import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSourceOptions, QueryRunner } from 'typeorm';
import { connectWithoutLimits } from '../../database/connect.js';
import { MIGRATION_LOCK } from '../../database/migrate.js';
import { type DueMailFate, settleDue } from '../../mail/mail/settle-due.js';
import { isFileName } from '../../platform/media/domain/picture-file.js';
import type { MediaStore } from '../../platform/media/media-store.port.js';
import { findOverlaps } from '../../booking/scheduling/find-overlaps.js';
import { integer } from '../../database/columns.js';
import { execute, getRow } from '../../database/rows.js';
import { ArchiveError, damaged } from './archive-error.js';
import { type Manifest, type Member, pictureOf, tableOf } from './domain/manifest.js';
import type { Progress } from './pack.js';
import { settleIn } from './hand-over.js';
import {
  dropEverything,
  moveCountersOn,
  runMigrations,
  withoutForeignKeys,
  withoutIndexes,
} from './schema-rebuild.js';
import { orSayWhy } from './refusals.js';
import { keptTables, quoted, refuseUnknown, type Table, tableNames } from './table-catalogue.js';
import { assertCount, linesOf, readRows, writePlainly, writeRows } from './table-rows.js';
import { unpack } from './unpack.js';
import { checkLedgerIn, type TillReport } from '../../money/ledger/check-ledger.js';

export interface RestoreOptions {
  /** The database to put the salon into; whatever is in it goes. Nobody may be connected to it. */
  database: DataSourceOptions;
  /** Where the pictures go; null leaves them in the archive, as a rehearsal does. */
  pictures: MediaStore | null;
  file: string;
  passphrase: string | null;
  /** What the file said when it was inspected. */
  manifest: Manifest;
  /** What becomes of emails that were due before an instant. */
  dueMail: { before: Date; fate: DueMailFate };
  progress: Progress;
}

export interface Restored {
  /** Addresses of those who were admins and are none. */
  dismissed: string[];
  /**
   * Whether its ledger and the records of its till are what was written. Those that are not come back as they were: the salon
   * goes on, and its owner is told.
   */
  ledger: TillReport;
}

/**
 * Puts a salon back as an archive has it, in one transaction: schema, rows, checks, and the migrations that the archive
 * does not have yet. Until its commit the database is what it was before, whatever happens to this process. Pictures are
 * written before and add to those that are there. Of a hand-over nobody is an admin afterwards; it gives the addresses of
 * those who were.
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const source = await connectWithoutLimits(options.database);
  const runner = source.createQueryRunner();
  const added: string[] = [];
  try {
    await runner.startTransaction();
    const restored = await replace(runner, options, added).catch(async (error: unknown) => {
      for (const file of added) await options.pictures?.remove(file);
      throw error;
    });
    // Pictures stay if this fails: nobody knows then whether it was done.
    await runner.commitTransaction();
    if (options.pictures) await removeOthers(options.pictures, options.manifest);
    return restored;
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
    await source.destroy();
  }
}

/** All of it but the commit. The pictures that were not there before are `added`. */
async function replace(runner: QueryRunner, options: RestoreOptions, added: string[]): Promise<Restored> {
  const { manifest, progress } = options;
  // An app that starts meanwhile waits here before it migrates; one that was there before is seen below.
  await execute(runner, `SELECT pg_advisory_xact_lock($1)`, [MIGRATION_LOCK]);
  await refuseOthers(runner);
  refuseUnknown(await tableNames(runner));
  await writePlainly(runner);
  await rebuild(runner, options, added);
  progress('Checking');
  await check(runner, manifest);
  progress('Migrating');
  await orSayWhy('its rows do not fit the changes since', () => runMigrations(runner, null));
  await settleDue(options.dueMail.fate, options.dueMail.before, runner.manager);
  const dismissed = manifest.kind === 'hand-over' ? await settleIn(runner) : [];
  // Before the tables of the till are compared: without statistics that may take minutes.
  await execute(runner, `ANALYZE`);
  return { dismissed, ledger: await checkLedgerIn(runner.manager) };
}

/** Throws when somebody else is connected to the database. */
export async function assertAlone(database: DataSourceOptions): Promise<void> {
  const source = await connectWithoutLimits(database);
  const runner = source.createQueryRunner();
  try {
    await refuseOthers(runner);
  } finally {
    await runner.release();
    await source.destroy();
  }
}

/** How long a connection that was closed may still be seen. */
const FAREWELL_MS = 3000;

/** The connections of an app that runs know the old salon, and would write into the new one. */
async function refuseOthers(runner: QueryRunner): Promise<void> {
  let count = await countOthers(runner);
  for (const patience = AbortSignal.timeout(FAREWELL_MS); count > 0 && !patience.aborted; await pause(50)) {
    count = await countOthers(runner);
  }
  if (count > 0)
    throw new ArchiveError(
      `Connected to this database besides: ${count}. Stop Parlour, and whatever else reads from it, before a restore.`,
    );
}

async function countOthers(runner: QueryRunner): Promise<number> {
  // Within a transaction the view does not change by itself.
  await execute(runner, `SELECT pg_stat_clear_snapshot()`);
  const { count } = await getRow(
    runner,
    { count: integer },
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename IS NOT NULL
       AND coalesce(backend_type, 'client backend') = 'client backend'`,
  );
  return count;
}

/** Writes pictures and rows as they come out of the archive. */
async function rebuild(runner: QueryRunner, options: RestoreOptions, added: string[]): Promise<void> {
  const { file, passphrase, pictures, manifest, progress } = options;
  progress('Building the schema');
  await dropEverything(runner);
  await orSayWhy('its migrations do not make a schema', () => runMigrations(runner, manifest.migrations));
  const tables = new Map((await keptTables(runner, manifest.kind)).map((table) => [table.name, table]));
  compareColumns(manifest, tables);
  const onManifest = (found: Manifest) => {
    if (JSON.stringify(found) !== JSON.stringify(manifest))
      throw new ArchiveError(`${file} was changed while it was read. Nothing was changed in the salon.`);
  };
  const onMember = async (member: Member, content: AsyncIterable<Buffer>) => {
    const picture = pictureOf(member.name);
    if (picture) return pictures ? putPicture(pictures, picture, content, added) : undefined;
    const table = tables.get(tableOf(member.name) ?? '');
    if (!table) throw damaged(`${member.name} is not kept in archives`);
    progress(`Writing ${table.name}`);
    const rows = await orSayWhy(`${member.name} holds what the database does not take`, () =>
      fill(runner, table, linesOf(content, member.name)),
    );
    assertCount(table.name, rows, manifest.tables);
  };
  await withoutForeignKeys(runner, () =>
    withoutIndexes(runner, async () => {
      await unpack({ file, passphrase, onManifest, onMember });
      progress('Building the indexes');
    }),
  );
  await moveCountersOn(runner);
}

function compareColumns(manifest: Manifest, tables: Map<string, Table>): void {
  for (const [name, { columns }] of Object.entries(manifest.tables)) {
    const own = tables.get(name)?.columns.map((column) => column.name) ?? [];
    if (own.join() !== columns.join()) throw damaged(`${name} has other columns than its version had`);
  }
  const left = [...tables.keys()].find((name) => !manifest.tables[name]);
  if (left) throw damaged(`${left} is not in it`);
}

/** As it is: no trigger of ours adds to it or forbids it. Gives how many rows it has. */
async function fill(runner: QueryRunner, table: Table, lines: AsyncIterable<string>): Promise<number> {
  const name = quoted(table.name);
  await execute(runner, `ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await execute(runner, `TRUNCATE ${name}`);
  const rows = await writeRows(runner, table, lines);
  await execute(runner, `ALTER TABLE ${name} ENABLE TRIGGER USER`);
  return rows;
}

async function putPicture(
  pictures: MediaStore,
  file: string,
  content: AsyncIterable<Buffer>,
  added: string[],
): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const bytes of content) pieces.push(bytes);
  const bytes = Buffer.concat(pieces);
  const present = await pictures.read(file);
  if (present?.equals(bytes)) return;
  if (present === null) added.push(file);
  await pictures.put(file, bytes);
}

/** Pictures of the salon that was there before. Only now: until the commit it might have stayed. */
async function removeOthers(pictures: MediaStore, manifest: Manifest): Promise<void> {
  const ours = new Set(manifest.members.map(({ name }) => pictureOf(name)));
  for (const file of await pictures.list()) {
    if (isFileName(file) && !ours.has(file)) await pictures.remove(file);
  }
}

/** Reads every row again: what is in the tables now is, byte for byte, what the archive says. */
async function check(runner: QueryRunner, manifest: Manifest): Promise<void> {
  const sums = new Map(manifest.members.map(({ name, sha256 }) => [tableOf(name), sha256]));
  for (const table of await keptTables(runner, manifest.kind)) {
    const hash = createHash('sha256');
    for await (const { lines } of readRows(runner, table)) hash.update(lines);
    if (hash.digest('hex') !== sums.get(table.name))
      throw new ArchiveError(`${table.name} was read back other than it was written. Nothing was changed.`);
  }
  const { count } = await findOverlaps(runner);
  if (count > 0) throw new ArchiveError(`${count} bookings overlap. Nothing was changed.`);
}
