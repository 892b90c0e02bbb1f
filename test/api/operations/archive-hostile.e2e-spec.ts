import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { ArchiveError } from '../../../api/operations/archive/archive-error.js';
import { inspect, type Inspected } from '../../../api/operations/archive/inspect.js';
import { seal } from '../../../api/operations/archive/sealing.js';
import { partsOf, zipped } from '../../support/archive-parts.js';
import { aSmallArchive, hostileArchives } from '../../support/hostile-archives.js';
import { aDataFolder, type DataFolder } from '../../support/pictures.js';

const NOW = new Date('2026-11-23T12:00:00Z');

let folder: DataFolder;

beforeAll(() => {
  folder = aDataFolder();
});

afterAll(() => folder.remove());

/** The contents of a file with these bytes, or the error in one line. */
async function readingOf(bytes: Buffer, passphrase: string | null = null): Promise<Inspected | string> {
  const file = path.join(folder.path, 'hostile.parlour');
  writeFileSync(file, bytes);
  try {
    return await inspect(file, passphrase, NOW);
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    return error.message.replace(file, 'It');
  }
}

const SMALL = zipped(partsOf(aSmallArchive()));

test('12-A4 an archive says which accounts may do everything once it is restored', async () => {
  expect(await readingOf(SMALL)).toMatchObject({ name: 'Small', admins: ['vera@example.com'], dueEmails: 0 });
});

test.each(hostileArchives)(
  '12-A4 A44 an archive with %s is refused in one sentence',
  async (_title, bytes, sentence) => {
    const said = await readingOf(bytes());

    expect(said).toMatch(/^The archive is damaged: .*\.$/);
    expect(String(said).slice('The archive is damaged: '.length, -1)).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    );
  },
);

test('12-A4 an archive of a later version is refused with the version that it needs', async () => {
  const [manifest, ...members] = partsOf(aSmallArchive());
  const later = (facts: object) =>
    zipped([
      {
        name: 'manifest.json',
        content: Buffer.from(JSON.stringify({ ...JSON.parse(String(manifest?.content)), ...facts })),
      },
      ...members,
    ]);

  expect(await readingOf(later({ format: 2, version: '3.1.4', members: 'elsewhere' }))).toBe(
    'The archive needs Parlour 3.1.4 or newer to be read.',
  );
  expect(await readingOf(later({ version: '3.1.4', migrations: ['FlyToTheMoon1900000000000'] }))).toBe(
    'The archive needs Parlour 3.1.4 or newer to be read.',
  );
});

test('12-A4 a file that is no archive is refused', async () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from('PARLOUR'), Buffer.from('PK\u0003\u0004 and so on')])
    expect(await readingOf(bytes)).toBe('It is not an archive of Parlour.');
});

test('12-A4 an archive that is cut off anywhere is refused', async () => {
  for (let length = 3; length < SMALL.length; length += 5)
    expect(await readingOf(SMALL.subarray(0, length))).toMatch(/^The archive is damaged: /);
});

test('12-A4 A44 a flipped bit anywhere is found, or changes nothing that is read', async () => {
  const whole = await readingOf(SMALL);
  for (let at = 0; at < SMALL.length; at += 1) {
    const bytes = Buffer.from(SMALL);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8));
    const found = await readingOf(bytes);
    // The head of gzip says when something was packed; and a run of zeros can be packed in several ways.
    if (typeof found !== 'string') expect(found).toEqual(whole);
    else expect(found).toMatch(/^(The archive is damaged: |It is not an archive)/);
  }
});

describe('with a passphrase', () => {
  const CHUNK = 64 * 1024 + 16;
  const HEAD = 25;
  let sealed: Buffer;

  beforeAll(async () => {
    // Incompressible data of more than two chunks.
    const noise = Buffer.alloc(150_000);
    for (let at = 0, seed = 1; at < noise.length; at += 1)
      noise[at] = (seed = (seed * 48_271) % 2_147_483_647) % 256;
    const archive = aSmallArchive();
    for (const name of archive.contents.keys())
      if (name.startsWith('media/')) archive.contents.set(name, noise);
    sealed = Buffer.concat(
      await Readable.from(seal(Readable.from([zipped(partsOf(archive))]), 'right horse')).toArray(),
    );
  });

  const OTHERS: [string, () => Buffer, RegExp][] = [
    [
      'two chunks are exchanged',
      () => Buffer.concat([sealed.subarray(0, HEAD), chunk(1), chunk(0), chunk(2)]),
      /^BACKUP_PASSPHRASE .*does not open/,
    ],
    [
      'a chunk is there twice',
      () => Buffer.concat([sealed.subarray(0, HEAD), chunk(0), chunk(0), chunk(1), chunk(2)]),
      /^The archive is damaged: its bytes from 65577 on\.$/,
    ],
    [
      'a chunk is left out',
      () => Buffer.concat([sealed.subarray(0, HEAD), chunk(0), chunk(2)]),
      /^The archive is damaged: its bytes from 65577 on\.$/,
    ],
    [
      'it is cut off at the edge of a chunk',
      () => sealed.subarray(0, HEAD + 2 * CHUNK),
      /^The archive is damaged: its bytes from 65577 on\.$/,
    ],
    [
      'it is cut off behind its header',
      () => sealed.subarray(0, HEAD),
      /^The archive is damaged: it ends too early\.$/,
    ],
    [
      'it is cut off in its header',
      () => sealed.subarray(0, 12),
      /^The archive is damaged: it ends too early\.$/,
    ],
    ['its salt is changed', () => flipped(10), /^BACKUP_PASSPHRASE .*does not open/],
    [
      'its header asks for all the memory',
      () => withByte(HEAD - 1, 30),
      /^The archive is damaged: its header\.$/,
    ],
    [
      'the tag of its last chunk is changed',
      () => flipped(sealed.length - 1),
      /^The archive is damaged: its bytes from 131129 on\.$/,
    ],
    [
      'something follows it',
      () => Buffer.concat([sealed, Buffer.alloc(1)]),
      /^The archive is damaged: its bytes from 131129 on\.$/,
    ],
  ];

  const chunk = (index: number) => sealed.subarray(HEAD + index * CHUNK, HEAD + (index + 1) * CHUNK);
  const withByte = (at: number, byte: number) => Buffer.from(sealed).fill(byte, at, at + 1);
  const flipped = (at: number) => withByte(at, (sealed[at] ?? 0) ^ 1);

  test('12-A4 an archive opens with its own passphrase only', async () => {
    expect(await readingOf(sealed, 'right horse')).toMatchObject({ name: 'Small' });
    expect(await readingOf(sealed, 'wrong horse')).toMatch(/^BACKUP_PASSPHRASE .*does not open this archive/);
    expect(await readingOf(sealed)).toBe(
      'It is sealed: BACKUP_PASSPHRASE must hold its passphrase, or EXPORT_PASSPHRASE that of a hand-over.',
    );
  });

  test.each(OTHERS)('12-A4 a sealed archive is refused when %s', async (_title, bytes, sentence) => {
    expect(await readingOf(bytes(), 'right horse')).toMatch(sentence);
  });
});

test('12-A4 reading archives leaves nothing behind', () => {
  expect(readdirSync(folder.path)).toEqual(['hostile.parlour']);
});
