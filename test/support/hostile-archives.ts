import { gzipSync } from 'node:zlib';
import { MANIFEST } from '../../api/operations/archive/domain/manifest.js';
import { anArchive, type OpenArchive, type Part, partsOf, tarOf, zipped } from './archive-parts.js';

const PICTURE = `media/${'0a'.repeat(16)}-480.webp`;
const CLIENTS = 'tables/clients.ndjson';

/** A salon with three tables and one picture. */
export const aSmallArchive = (): OpenArchive =>
  anArchive(
    {
      clients: [
        { id: 'a', name: 'Sara' },
        { id: 'b', name: 'Zoë' },
      ],
      salon: [{ id: 1, name: 'Small' }],
      users: [{ id: 'c', email: 'vera@example.com', role: 'admin' }],
    },
    { [PICTURE]: Buffer.from('not much of a picture') },
  );

/** The small archive with its members changed. */
const withParts = (change: (parts: Part[]) => Part[]) => () => zipped(change(partsOf(aSmallArchive())));

/** The small archive with its manifest changed. */
const withManifest = (change: (manifest: Record<string, unknown>) => unknown) =>
  withParts(([manifest, ...others]) => [
    { name: MANIFEST, content: Buffer.from(JSON.stringify(change(JSON.parse(String(manifest?.content))))) },
    ...others,
  ]);

/** The small archive with another member in place of its clients, unknown to the manifest. */
const inPlaceOfClients = (part: Partial<Part>) =>
  withParts((parts) => parts.map((each) => (each.name === CLIENTS ? { ...each, ...part } : each)));

const withMembers = (change: (members: Record<string, unknown>[]) => unknown) =>
  withManifest(({ members, ...manifest }) => ({
    ...manifest,
    members: change(members as Record<string, unknown>[]),
  }));

const renamed = (name: string) =>
  withMembers((members) => members.map((each) => (each.name === CLIENTS ? { ...each, name } : each)));

/** Bad archives that a user might submit, and the message that follows "The archive is damaged: ". */
export const hostileArchives: [string, () => Buffer, string | RegExp][] = [
  [
    'a member outside of its folder',
    inPlaceOfClients({ name: '../clients' }),
    '"../clients" does not belong where it is',
  ],
  [
    'a member with an absolute path',
    inPlaceOfClients({ name: '/etc/passwd' }),
    '"/etc/passwd" does not belong where it is',
  ],
  [
    'a manifest that names a path outside',
    renamed('tables/../../x.ndjson'),
    '"tables/../../x.ndjson" is not the name of a member',
  ],
  [
    'a manifest that names an absolute path',
    renamed('/etc/passwd'),
    '"/etc/passwd" is not the name of a member',
  ],
  [
    'a manifest that names a picture outside',
    renamed('media/../x.webp'),
    '"media/../x.webp" is not the name of a member',
  ],
  [
    'a name with a NUL',
    renamed('tables/clients\0.ndjson'),
    '"tables/clients\\u0000.ndjson" is not the name of a member',
  ],
  [
    'a symbolic link',
    inPlaceOfClients({ type: '2', linkTo: '/etc/passwd' }),
    `"${CLIENTS}" is not a plain file`,
  ],
  ['a hard link', inPlaceOfClients({ type: '1', linkTo: MANIFEST }), `"${CLIENTS}" is not a plain file`],
  ['a device', inPlaceOfClients({ type: '3' }), `"${CLIENTS}" is not a plain file`],
  ['a pipe', inPlaceOfClients({ type: '6' }), `"${CLIENTS}" is not a plain file`],
  ['a folder', inPlaceOfClients({ type: '5', content: Buffer.alloc(0) }), `"${CLIENTS}" is not a plain file`],
  ['a kind of file that nobody knows', inPlaceOfClients({ type: 'S' }), `"${CLIENTS}" is not a plain file`],
  [
    'a name from an extended header',
    withParts(([manifest, ...others]) => [
      ...(manifest ? [manifest] : []),
      { name: 'PaxHeader', type: 'x', content: Buffer.from('28 path=tables/other.ndjson\n') },
      ...others,
    ]),
    '"tables/other.ndjson" is not a plain file',
  ],
  [
    'a member that is there twice',
    withParts((parts) => parts.flatMap((each) => (each.name === CLIENTS ? [each, each] : [each]))),
    `"${CLIENTS}" does not belong where it is`,
  ],
  [
    'a manifest that names one twice',
    withMembers((members) => [...members.slice(0, 1), ...members]),
    'its members are not in order, or one is there twice',
  ],
  [
    'members in another order',
    withParts(([manifest, ...others]) => [...(manifest ? [manifest] : []), ...others.toReversed()]),
    '"tables/users.ndjson" does not belong where it is',
  ],
  [
    'a manifest in another order',
    withMembers((members) => members.toReversed()),
    'its members are not in order, or one is there twice',
  ],
  [
    'a member that is missing',
    withParts((parts) => parts.slice(0, -1)),
    'it ends before tables/users.ndjson',
  ],
  [
    'a member that is longer than it should be',
    inPlaceOfClients({ content: Buffer.alloc(1000, 'a') }),
    `${CLIENTS} has 1000 bytes in place of 50`,
  ],
  [
    'a member that is shorter than it should be',
    inPlaceOfClients({ content: Buffer.alloc(10, 'a') }),
    `${CLIENTS} has 10 bytes in place of 50`,
  ],
  [
    'a member that is shorter than its header says',
    inPlaceOfClients({ content: Buffer.alloc(0), says: 50 }),
    `${CLIENTS} is not what its manifest says`,
  ],
  [
    'a member whose length is no number',
    () => gzipSync(spoilt(tarOf(partsOf(aSmallArchive())), 124, '9z')),
    `${MANIFEST} cannot be read (Invalid tar header. Maybe the tar is corrupted or it needs to be gunzipped?)`,
  ],
  ['no manifest', withParts((parts) => parts.slice(1)), `it does not begin with ${MANIFEST}`],
  ['nothing at all', () => gzipSync(Buffer.alloc(0)), 'it is empty'],
  ['no members and no manifest', () => zipped([]), 'it is empty'],
  [
    'a manifest that is not JSON',
    withParts((parts) => parts.map((each, at) => (at === 0 ? { ...each, content: Buffer.from('{') } : each))),
    `${MANIFEST} is not one of Parlour’s`,
  ],
  ['a manifest that is a list', withManifest(() => []), `${MANIFEST} is not one of Parlour’s`],
  [
    'a format before the first',
    withManifest((manifest) => ({ ...manifest, format: 0 })),
    `${MANIFEST} is not one of Parlour’s`,
  ],
  [
    'half a format',
    withManifest((manifest) => ({ ...manifest, format: 1.5 })),
    `${MANIFEST} is not one of Parlour’s`,
  ],
  [
    'a version that steers the terminal',
    withManifest((manifest) => ({ ...manifest, version: '\u001b[2J' })),
    `${MANIFEST} lacks what it must say`,
  ],
  [
    'a later format whose version steers the terminal',
    withManifest((manifest) => ({ ...manifest, format: 2, version: '\u001b[2J' })),
    `${MANIFEST} lacks what it must say`,
  ],
  [
    'a manifest without members',
    withManifest((manifest) => ({ ...manifest, members: undefined })),
    `${MANIFEST} lacks what it must say`,
  ],
  [
    'fewer than no rows',
    withManifest((manifest) => ({ ...manifest, tables: { clients: { columns: [], rows: -1 } } })),
    `${MANIFEST} lacks what it must say`,
  ],
  [
    'a length beyond all numbers',
    withMembers(([first, ...others]) => [{ ...first, bytes: 1e300 }, ...others]),
    `${MANIFEST} lacks what it must say`,
  ],
  [
    'a hash that is none',
    withMembers(([first, ...others]) => [{ ...first, sha256: '' }, ...others]),
    `${MANIFEST} lacks what it must say`,
  ],
  [
    'a picture that fills the memory',
    withMembers(([first, ...others]) => [{ ...first, bytes: 2 ** 40 }, ...others]),
    `${PICTURE} is larger than a picture can be`,
  ],
  [
    'a table of which the manifest says nothing',
    withManifest(({ tables: _, ...manifest }) => ({ ...manifest, tables: {} })),
    'its tables are not its members',
  ],
  [
    'a table named like a word of JavaScript',
    withManifest((manifest) => JSON.parse(JSON.stringify(manifest).replace('"clients":', '"__proto__":'))),
    'its tables are not its members',
  ],
  [
    'a manifest longer than any can be',
    withParts((parts) => parts.map((each, at) => (at === 0 ? { ...each, says: 129 * 1024 * 1024 } : each))),
    `it does not begin with ${MANIFEST}`,
  ],
  [
    'fewer rows than the manifest says',
    withManifest((manifest) => JSON.parse(JSON.stringify(manifest).replace('"rows":2', '"rows":3'))),
    `${CLIENTS} has 2 rows in place of 3`,
  ],
  [
    'more rows than the manifest says',
    withManifest((manifest) => JSON.parse(JSON.stringify(manifest).replace('"rows":2', '"rows":1'))),
    `${CLIENTS} has 2 rows in place of 1`,
  ],
  [
    'rows that are none',
    () =>
      zipped(
        partsOf({
          ...aSmallArchive(),
          contents: new Map(aSmallArchive().contents).set('tables/salon.ndjson', Buffer.from('{"name\n')),
        }),
      ),
    'a line of tables/salon.ndjson is not a row',
  ],
  [
    'a last line without an end',
    () =>
      zipped(
        partsOf({
          ...aSmallArchive(),
          contents: new Map(aSmallArchive().contents).set('tables/salon.ndjson', Buffer.from('{}')),
        }),
      ),
    'the last line of tables/salon.ndjson has no end',
  ],
  [
    'a line without an end',
    () => zipped(partsOf(anArchive({ salon: [{ name: 'a'.repeat(33 * 1024 * 1024) }] }))),
    'a line of tables/salon.ndjson has no end',
  ],
  [
    'a million times what was packed',
    () => gzipSync(Buffer.concat([tarOf(partsOf(aSmallArchive())), Buffer.alloc(80_000_000)])),
    'it unpacks to more than its manifest says',
  ],
  [
    'something behind its end',
    () => Buffer.concat([zipped(partsOf(aSmallArchive())), Buffer.from('more')]),
    /^(something follows its end|manifest\.json cannot be read \(incorrect header check\))$/,
  ],
  [
    'a second archive behind its end',
    () => Buffer.concat([zipped(partsOf(aSmallArchive())), zipped(partsOf(aSmallArchive()))]),
    /^(it unpacks to more than its manifest says|\"manifest\.json\" does not belong where it is)$/,
  ],
  [
    'something between its last member and its end',
    () => gzipSync(Buffer.concat([tarOf(partsOf(aSmallArchive())), Buffer.alloc(512)])),
    /^(it unpacks to more than its manifest says|something follows its last member)$/,
  ],
];

/** A tar with another word in its first header, and the matching checksum. */
function spoilt(tar: Buffer, at: number, word: string): Buffer {
  tar.write(word, at);
  return tar;
}
