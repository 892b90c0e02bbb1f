import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import tar from 'tar-stream';
import type { DataSourceOptions, QueryRunner } from 'typeorm';
import { connectWithoutLimits } from '../../database/connect.js';
import { makeFolder } from '../../common/make-folder.js';
import { bool, integer, list, text } from '../../database/columns.js';
import { MIGRATION_LOCK } from '../../database/migrate.js';
import { execute, getRow, queryRows } from '../../database/rows.js';
import { readSchemaState } from '../../database/schema-state.js';
import { filesOf } from '../../platform/media/domain/picture-file.js';
import type { MediaStore } from '../../platform/media/media-store.port.js';
import { ArchiveError } from './archive-error.js';
import {
  type ArchiveKind,
  FORMAT,
  MANIFEST,
  type Manifest,
  type Member,
  pictureMember,
  pictureOf,
  tableMember,
  tableOf,
} from './domain/manifest.js';
import { withDeclinedAddresses } from './hand-over.js';
import { seal } from './sealing.js';
import { keptTables, quoted, refuseUnknown, type Table, tableNames } from './table-catalogue.js';
import { readRows, writePlainly } from './table-rows.js';
import { tidy, UNFINISHED, unfinishedFolder } from './unfinished.js';
import { unpack } from './unpack.js';

/** The salon's settings that all work on archives needs. */
export interface Salon {
  database: DataSourceOptions;
  pictures: MediaStore;
  /** A folder of the salon's own, for temporary row files. */
  dataDir: string;
  /** The version of the app. */
  version: string;
  /** Encrypts on writing, decrypts on reading. */
  passphrase: string | null;
}

/** In case someone locks a whole table: a shutdown can't interrupt the wait. */
const PATIENCE_MS = 10_000;

export type Progress = (step: string) => void;

interface PackOptions {
  kind?: ArchiveKind;
  /** Aborted if the work is no longer wanted. */
  signal?: AbortSignal;
}

export interface Packed {
  file: string;
  bytes: number;
  manifest: Manifest;
  /** Pictures in the database whose files are missing on the disk. They must not prevent a backup. */
  missing: string[];
}

/**
 * Writes the salon's current state to a file: all rows from one database snapshot, and their pictures. The file gets
 * its name only after it was read back and is on the disk. An aborted signal stops it and leaves nothing behind.
 */
export async function pack(
  salon: Salon,
  file: string,
  progress: Progress,
  { kind = 'backup', signal }: PackOptions = {},
): Promise<Packed> {
  const { dataDir, passphrase } = salon;
  await makeFolder(path.dirname(file), 0o700);
  await makeFolder(dataDir);
  for (const each of new Set([dataDir, path.dirname(file)])) await tidy(each);
  const folder = await unfinishedFolder(dataDir);
  const unfinished = path.join(path.dirname(file), UNFINISHED + randomUUID());
  try {
    const { manifest, missing } = await collect({ salon, kind, folder, progress, signal });
    progress('Writing the archive');
    await writeTar({ manifest, folder, unfinished, salon, signal });
    progress('Reading it back');
    await unpack({ file: unfinished, passphrase, signal });
    const bytes = await settle(unfinished, file);
    return { file, bytes, manifest, missing };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(unfinished, { force: true });
  }
}

interface Collecting {
  salon: Salon;
  kind: ArchiveKind;
  /** Holds rows until the archive is written. */
  folder: string;
  progress: Progress;
  signal: AbortSignal | undefined;
}

/** Counts and measures everything for the archive, and writes the rows to this folder. */
async function collect({
  salon,
  kind,
  folder,
  progress,
  signal,
}: Collecting): Promise<Pick<Packed, 'manifest' | 'missing'>> {
  const source = await connectWithoutLimits(salon.database);
  const runner = source.createQueryRunner();
  try {
    await keepMigrationsAway(runner);
    const names = await tableNames(runner);
    refuseUnknown(names);
    if (!names.includes('migrations')) throw new ArchiveError('There is no salon in this database yet.');
    await runner.startTransaction('REPEATABLE READ');
    await writePlainly(runner);
    // As pg_dump does: from here on, no one can change a table's columns.
    await execute(runner, `SET LOCAL lock_timeout = ${PATIENCE_MS}`);
    await execute(runner, `LOCK TABLE ${names.map(quoted).join(', ')} IN ACCESS SHARE MODE`);
    const migrations = await migrationsOf(runner);
    const tables = await keptTables(runner, kind);
    const rows: Record<string, { columns: string[]; rows: number }> = {};
    const members: Member[] = [];
    for (const table of tables) {
      progress(`Reading ${table.name}`);
      const read = async () => {
        const spooled = await spool(runner, table, folder, signal);
        rows[table.name] = { columns: table.columns.map(({ name }) => name), rows: spooled.rows };
        members.push(spooled.member);
      };
      const namesAddresses = kind === 'hand-over' && table.name === 'declined_review_requests';
      await (namesAddresses ? withDeclinedAddresses(runner, read) : read());
    }
    progress('Reading the pictures');
    const { found, missing } = await pictures(salon, runner, signal);
    await runner.commitTransaction();
    const inOrder = [...members, ...found].toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const { version } = salon;
    const manifest = { format: FORMAT, kind, version, migrations, tables: rows, members: inOrder };
    return { manifest, missing };
  } finally {
    await runner.release();
    await source.destroy();
  }
}

/** Names of the schema's migrations. Only a program that knows them all understands its rows. */
async function migrationsOf(runner: QueryRunner): Promise<string[]> {
  const { ran, unknown } = await readSchemaState(runner);
  if (unknown[0] !== undefined)
    throw new ArchiveError(
      `A newer version of Parlour has changed the database (${unknown[0]}): use that version.`,
    );
  return ran.toSorted();
}

/**
 * Until this connection ends. A migration would wait for the tables read here, and everyone else behind it. Instead,
 * another instance that starts waits before its first migration.
 */
async function keepMigrationsAway(runner: QueryRunner): Promise<void> {
  const { isOurs } = await getRow(
    runner,
    { isOurs: bool },
    `SELECT pg_try_advisory_lock_shared($1) AS "isOurs"`,
    [MIGRATION_LOCK],
  );
  if (!isOurs)
    throw new ArchiveError('The database is being changed to another version. Make the backup afterwards.');
}

/** Writes a table's rows to a file, because a tar header states their length first. */
async function spool(runner: QueryRunner, table: Table, folder: string, signal?: AbortSignal) {
  const hash = createHash('sha256');
  let bytes = 0;
  let rows = 0;
  const lines = async function* () {
    for await (const read of readRows(runner, table)) {
      const text = Buffer.from(read.lines);
      hash.update(text);
      bytes += text.length;
      rows += read.rows;
      yield text;
    }
  };
  const file = createWriteStream(path.join(folder, table.name), { mode: 0o600 });
  await pipeline(lines, file, { signal });
  return { rows, member: { name: tableMember(table.name), bytes, sha256: hash.digest('hex') } };
}

async function pictures({ pictures: store }: Salon, runner: QueryRunner, signal?: AbortSignal) {
  const items = await queryRows(
    runner,
    { name: text, widths: list(integer) },
    `SELECT name, widths FROM media ORDER BY id`,
  );
  const found: Member[] = [];
  const missing: string[] = [];
  for (const file of items.flatMap(filesOf)) {
    signal?.throwIfAborted();
    const content = await store.read(file);
    if (content === null) missing.push(file);
    else {
      const sha256 = createHash('sha256').update(content).digest('hex');
      found.push({ name: pictureMember(file), bytes: content.length, sha256 });
    }
  }
  return { found, missing };
}

interface TarOptions {
  manifest: Manifest;
  folder: string;
  unfinished: string;
  salon: Salon;
  signal: AbortSignal | undefined;
}

async function writeTar({ manifest, folder, unfinished, salon, signal }: TarOptions): Promise<void> {
  const tape = tar.pack();
  const file = createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true });
  const zip = createGzip();
  const { passphrase } = salon;
  const written =
    passphrase === null
      ? pipeline(tape, zip, file, { signal })
      : pipeline(tape, zip, (source: AsyncIterable<Buffer>) => seal(source, passphrase), file, { signal });
  const filled = async () => {
    const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    await pipeline(Readable.from([text]), tape.entry(header(MANIFEST, text.length)));
    for (const { name, bytes } of manifest.members) {
      await pipeline(await contentOf(name, folder, salon), tape.entry(header(name, bytes)), { signal });
    }
    tape.finalize();
  };
  // A failure of either stops the other; the file's error takes precedence.
  const filling = filled().catch((error: unknown) => {
    tape.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  });
  filling.catch(() => undefined);
  await written;
  await filling;
}

async function contentOf(member: string, folder: string, { pictures: store }: Salon): Promise<Readable> {
  const table = tableOf(member);
  if (table) return createReadStream(path.join(folder, table));
  const content = await store.read(pictureOf(member) ?? '');
  if (content === null) throw new ArchiveError(`${member} was deleted during the backup. Make it again.`);
  return Readable.from([content]);
}

/** Nothing specific to the machine or the moment. */
const header = (name: string, size: number) => ({ name, size, mtime: new Date(0), mode: 0o600 });

/** Renames the file to its final name, so that a crash leaves all of it or nothing. Returns its size. */
async function settle(unfinished: string, file: string): Promise<number> {
  await rename(unfinished, file);
  const folder = await open(path.dirname(file));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
  const { size } = await stat(file);
  return size;
}
