import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { DataSource } from 'typeorm';
import { archivedTables } from '../../../api/operations/archive/archived-tables.js';
import { inspect } from '../../../api/operations/archive/inspect.js';
import { pack, type Packed } from '../../../api/operations/archive/pack.js';
import { restore, type Restored } from '../../../api/operations/archive/restore.js';
import { typeormOptions } from '../../../api/database/typeorm.options.js';
import type { DueMailFate } from '../../../api/mail/mail/settle-due.js';
import { FolderStore } from '../../../api/platform/media/folder.store.js';
import type { TestApp } from '../../support/app.js';
import { createEmptyDatabase, type TestDatabase } from '../../support/cluster.js';
import { archiveOf, emptyTables, openFullSalon } from '../../support/full-salon.js';
import { aDataFolder, type DataFolder } from '../../support/pictures.js';
import { everythingMade } from '../../../tools/upgrade/schema-facts.mjs';

const quiet = () => undefined;
const NOW = new Date('2026-11-23T12:00:00Z');

let parlour: TestApp;
let packed: Packed;
let folder: DataFolder;
let elsewhere: TestDatabase;

const fileIn = (name: string) => path.join(folder.path, name);
const unpackedBytes = (file: string) => gunzipSync(readFileSync(file));

/** Restores into the other database. */
async function bringBack(file: string, dueMail: DueMailFate = 'send'): Promise<Restored> {
  const { manifest } = await inspect(file, null, NOW);
  return restore({
    database: typeormOptions({ url: elsewhere.url }, 2),
    pictures: new FolderStore(path.join(folder.path, 'media')),
    file,
    passphrase: null,
    manifest,
    dueMail: { before: NOW, fate: dueMail },
    progress: quiet,
  });
}

async function look<Result>(question: (database: DataSource) => Promise<Result>): Promise<Result> {
  const source = await new DataSource(typeormOptions({ url: elsewhere.url }, 1)).initialize();
  try {
    return await question(source);
  } finally {
    await source.destroy();
  }
}

/** The archive with other bytes in its tar. */
function changed(name: string, change: (tar: Buffer) => Buffer): string {
  const file = fileIn(name);
  writeFileSync(file, gzipSync(change(unpackedBytes(packed.file)), { level: 1 }));
  return file;
}

beforeAll(async () => {
  folder = aDataFolder();
  elsewhere = await createEmptyDatabase();
  parlour = await openFullSalon();
  packed = await pack(archiveOf(parlour.databaseUrl, parlour.folder.path), fileIn('salon.parlour'), quiet);
});

afterAll(async () => {
  await parlour?.close();
  await elsewhere.drop();
  folder.remove();
});

test('12-A8 every table of the schema is kept in archives, or left out for a reason', async () => {
  const tables: { name: string }[] = await parlour.database.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY name`,
  );

  expect(Object.keys(archivedTables).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  expect(await emptyTables(parlour)).toEqual([]);
});

test('12-A8 a salon that was read back is the same salon, row for row, picture for picture, and archives to the same bytes', async () => {
  await bringBack(packed.file);

  const again = await pack(archiveOf(elsewhere.url, folder.path), fileIn('again.parlour'), quiet);

  expect(unpackedBytes(again.file).equals(unpackedBytes(packed.file))).toBe(true);
  expect(folder.pictures()).toEqual(parlour.folder.pictures());
  expect(await look(everythingMade)).toEqual(await everythingMade(parlour.database));
  expect(await look((source) => source.query(`SELECT count(*)::int AS holds FROM holds`))).toEqual([
    { holds: 0 },
  ]);
});

test('A-33: a restore compares the records of the till with the ledger', async () => {
  const { ledger } = await bringBack(packed.file);

  // The rows of this salon were made up, and no sale in them was ever posted.
  expect(ledger.changedRecords).toContainEqual(expect.objectContaining({ kind: 'sale', number: 1 }));
});

test('12-A8 a second restore changes nothing, and the next rows come behind those that are there', async () => {
  await bringBack(packed.file);
  await bringBack(packed.file);

  const again = await pack(archiveOf(elsewhere.url, folder.path), fileIn('twice.parlour'), quiet);

  expect(unpackedBytes(again.file).equals(unpackedBytes(packed.file))).toBe(true);
  // With a counter that restarts, this would be a second row with the key 1.
  await look((source) =>
    source.query(
      `INSERT INTO audit_entries (at, action, object_type, object_id) VALUES (now(), 'salon.changed', 'salon', '1')`,
    ),
  );
});

test('12-A8 emails that were due before the restore are told, and dropped when that is asked for; later ones stay', async () => {
  expect((await inspect(packed.file, null, NOW)).dueEmails).toBeGreaterThan(0);

  await bringBack(packed.file, 'drop');

  const addresses = [['due@example.com', 'later@example.com']];
  const emails = await look((source) =>
    source.query(
      `SELECT to_address, dropped_at IS NOT NULL AS dropped FROM outbox WHERE to_address = ANY ($1) ORDER BY 1`,
      addresses,
    ),
  );
  expect(emails).toEqual([
    { to_address: 'due@example.com', dropped: true },
    { to_address: 'later@example.com', dropped: false },
  ]);
});

test('12-A8 a changed byte is found and the member that has it is named', async () => {
  for (const [member, word] of [
    ['tables/clients.ndjson', 'comes on foot'],
    ['tables/site_texts.ndjson', 'imprint'],
  ] as const) {
    const file = changed('changed.parlour', (tar) => {
      const at = tar.indexOf(word, tar.indexOf(`\0\0${member}`) + 1);
      tar[at] = 'C'.charCodeAt(0);
      return tar;
    });

    await expect(inspect(file, null, NOW)).rejects.toThrow(`${member} is not what its manifest says`);
  }
});

test('12-A8 a changed byte anywhere in the file is found', async () => {
  const whole = readFileSync(packed.file);
  // The ten bytes of gzip's header say nothing about what is packed.
  for (let step = 0; step < 12; step++) {
    const bytes = Buffer.from(whole);
    const at = 10 + Math.floor(((bytes.length - 11) * step) / 11);
    bytes[at] = (bytes[at] ?? 0) ^ 0x10;
    writeFileSync(fileIn('flipped.parlour'), bytes);

    await expect(inspect(fileIn('flipped.parlour'), null, NOW)).rejects.toThrow(/^The archive is damaged: /);
  }
});

test('12-A8 an archive that is cut off or followed by something is refused', async () => {
  const whole = readFileSync(packed.file);
  writeFileSync(fileIn('short.parlour'), whole.subarray(0, whole.length - 100));
  writeFileSync(fileIn('long.parlour'), Buffer.concat([whole, Buffer.from('more')]));
  const longTar = changed('long-tar.parlour', (tar) => Buffer.concat([tar, Buffer.alloc(512, 65)]));

  for (const file of [fileIn('short.parlour'), fileIn('long.parlour'), longTar])
    await expect(inspect(file, null, NOW)).rejects.toThrow(/^The archive is damaged: /);
});

test('12-A8 a restore that fails leaves the salon as it was', async () => {
  await bringBack(packed.file);
  const before = await pack(archiveOf(elsewhere.url, folder.path), fileIn('before.parlour'), quiet);
  const { manifest } = await inspect(packed.file, null, NOW);
  const broken = changed('broken.parlour', (tar) => {
    tar[tar.lastIndexOf('sara@example.com')] = 'S'.charCodeAt(0);
    return tar;
  });

  const attempt = restore({
    database: typeormOptions({ url: elsewhere.url }, 2),
    pictures: null,
    file: broken,
    passphrase: null,
    manifest,
    dueMail: { before: NOW, fate: 'send' },
    progress: quiet,
  });

  await expect(attempt).rejects.toThrow('tables/users.ndjson is not what its manifest says');
  const after = await pack(archiveOf(elsewhere.url, folder.path), fileIn('after.parlour'), quiet);
  expect(unpackedBytes(after.file).equals(unpackedBytes(before.file))).toBe(true);
});

test('12-A8 no one restores under a running app', async () => {
  // It looks for emails every few seconds, unlike one in a test, so that it is always connected.
  await parlour.database.query(`SELECT 1`);
  const { manifest } = await inspect(packed.file, null, NOW);

  const attempt = restore({
    database: typeormOptions({ url: parlour.databaseUrl }, 2),
    pictures: null,
    file: packed.file,
    passphrase: null,
    manifest,
    dueMail: { before: NOW, fate: 'send' },
    progress: quiet,
  });

  await expect(attempt).rejects.toThrow(/^Connected to this database besides: \d+\. Stop Parlour/);
});

test('12-A8 with a passphrase nothing in the file can be read, and without the right one it does not open', async () => {
  const salon = { ...archiveOf(parlour.databaseUrl, parlour.folder.path), passphrase: 'correct horse' };
  const { file, manifest } = await pack(salon, fileIn('sealed.parlour'), quiet);

  expect((await inspect(file, 'correct horse', NOW)).manifest).toEqual(manifest);
  await expect(inspect(file, 'wrong horse', NOW)).rejects.toThrow('does not open this archive');
  await expect(inspect(file, null, NOW)).rejects.toThrow('BACKUP_PASSPHRASE must hold');
  const bytes = readFileSync(file);
  const at = bytes.length - 2000;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  await expect(inspect(file, 'correct horse', NOW)).rejects.toThrow(
    /^The archive is damaged: its bytes from/,
  );
});
