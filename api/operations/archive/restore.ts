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
  /** The target database; its contents are replaced. No one else may be connected. */
  database: DataSourceOptions;
  /** The target for pictures; null skips them, as in a rehearsal. */
  pictures: MediaStore | null;
  file: string;
  passphrase: string | null;
  /** The manifest found when the file was inspected. */
  manifest: Manifest;
  /** The fate of emails that were due before an instant. */
  dueMail: { before: Date; fate: DueMailFate };
  progress: Progress;
}

export interface Restored {
  /** Addresses of former admins who lost that role. */
  dismissed: string[];
  /**
   * The check of the restored ledger and till records. Damaged ones are restored as they were: the salon continues,
   * and its owner is told.
   */
  ledger: TillReport;
}

/**
 * Restores a salon from an archive in one transaction: schema, rows, checks, and any newer migrations. Until the
 * commit, the database stays unchanged, whatever happens to this process. Pictures are written first and added to
 * existing ones. After a hand-over no account is an admin; returns the addresses of those who were.
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
    // Keep the pictures if this fails, because the commit may have succeeded.
    await runner.commitTransaction();
    if (options.pictures) await removeOthers(options.pictures, options.manifest);
    return restored;
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
    await source.destroy();
  }
}

/** Everything except the commit. `added` receives the newly written pictures. */
async function replace(runner: QueryRunner, options: RestoreOptions, added: string[]): Promise<Restored> {
  const { manifest, progress } = options;
  // An app that starts now waits here before it migrates; one already running is detected below.
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
  // Needed before comparing the till's tables: without statistics, that may take minutes.
  await execute(runner, `ANALYZE`);
  return { dismissed, ledger: await checkLedgerIn(runner.manager) };
}

/** Throws if anyone else is connected to the database. */
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

/** Time for which a closed connection may remain visible. */
const FAREWELL_MS = 3000;

/** A running app remembers the old salon, and would write into the new one. */
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
  // Within a transaction, the view does not refresh automatically.
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

/** Writes pictures and rows in the archive's order. */
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

/** Inserts rows unchanged: none of our triggers adds to them or refuses them. Returns their number. */
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

/** Deletes the previous salon's pictures, only now: until the commit, it might have stayed. */
async function removeOthers(pictures: MediaStore, manifest: Manifest): Promise<void> {
  const ours = new Set(manifest.members.map(({ name }) => pictureOf(name)));
  for (const file of await pictures.list()) {
    if (isFileName(file) && !ours.has(file)) await pictures.remove(file);
  }
}

/** Reads every row again and compares the tables with the archive, byte for byte. */
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
