import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { appVersion } from '../../api/common/app-version.js';
import {
  FORMAT,
  MANIFEST,
  type Manifest,
  tableMember,
} from '../../api/operations/archive/domain/manifest.js';

/** A member of a tar file, with the claims of its header next to the real values. */
export interface Part {
  name: string;
  content: Buffer;
  /** The type as tar writes it: 0 is a file, 2 a symbolic link. */
  type?: string;
  /** The length that the header claims. */
  says?: number;
  linkTo?: string;
}

/** The contents of an archive by the names of its members. */
export interface OpenArchive {
  manifest: Manifest;
  contents: Map<string, Buffer>;
}

const BLOCK = 512;

const inBlocks = (content: Buffer) =>
  Buffer.concat([content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)]);

const octal = (number: number, digits: number) => `${number.toString(8).padStart(digits, '0')}\0`;

/** Builds the header by hand, so that it can contain errors. */
function tarPart({ name, content, type = '0', says = content.length, linkTo = '' }: Part): Buffer {
  const header = Buffer.alloc(BLOCK);
  const field = (text: string, at: number) => header.write(text, at, 'utf8');
  field(name, 0);
  for (const at of [100, 108, 116]) field(octal(at === 100 ? 0o600 : 0, 6), at);
  field(octal(says, 11), 124);
  field(octal(0, 11), 136);
  field(' '.repeat(8), 148);
  field(type, 156);
  field(linkTo, 157);
  field('ustar\x0000', 257);
  field(
    octal(
      header.reduce((sum, byte) => sum + byte, 0),
      6,
    ),
    148,
  );
  return Buffer.concat([header, inBlocks(content)]);
}

export const tarOf = (parts: Part[]): Buffer =>
  Buffer.concat([...parts.map(tarPart), Buffer.alloc(2 * BLOCK)]);

export const zipped = (parts: Part[]): Buffer => gzipSync(tarOf(parts));

export const linesOf = (rows: object[]): Buffer =>
  Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/** A valid archive with these rows. */
export function anArchive(
  rows: Record<string, object[]>,
  pictures: Record<string, Buffer> = {},
): OpenArchive {
  const tables = Object.fromEntries(
    Object.entries(rows).map(([name, lines]) => [
      name,
      { columns: Object.keys(lines[0] ?? {}).toSorted(), rows: lines.length },
    ]),
  );
  const contents = new Map(
    [
      ...Object.entries(pictures),
      ...Object.entries(rows).map(([name, lines]): [string, Buffer] => [tableMember(name), linesOf(lines)]),
    ].toSorted(byName),
  );
  return {
    manifest: { format: FORMAT, kind: 'backup', version: appVersion(), migrations: [], tables, members: [] },
    contents,
  };
}

/** The contents of an unsealed archive. */
export function openArchive(file: string): OpenArchive {
  const tar = gunzipSync(readFileSync(file));
  const contents = new Map<string, Buffer>();
  for (let at = 0; tar[at] !== 0;) {
    const name = tar.toString('utf8', at, tar.indexOf(0, at));
    const bytes = Number.parseInt(tar.toString('utf8', at + 124, at + 135), 8);
    contents.set(name, tar.subarray(at + BLOCK, at + BLOCK + bytes));
    at += BLOCK + Math.ceil(bytes / BLOCK) * BLOCK;
  }
  const manifest: Manifest = JSON.parse(String(contents.get(MANIFEST)));
  contents.delete(MANIFEST);
  return { manifest, contents };
}

/** The members of an archive, with a manifest that describes each of them correctly. */
export function partsOf({ manifest, contents }: OpenArchive): Part[] {
  const members = [...contents].map(([name, content]) => ({
    name,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }));
  return [
    { name: MANIFEST, content: Buffer.from(JSON.stringify({ ...manifest, members })) },
    ...[...contents].map(([name, content]) => ({ name, content })),
  ];
}

/** Writes a complete archive, whatever was changed in it. */
export const writeArchive = (file: string, archive: OpenArchive): void =>
  writeFileSync(file, zipped(partsOf(archive)));
