import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';
import { ArchiveError, damaged } from './archive-error.js';
import { MANIFEST, type Manifest, type Member, parseManifest, tarBytes } from './domain/manifest.js';
import { MAGIC, unseal } from './sealing.js';

/** Enough for the manifest of a million pictures. */
const MAX_MANIFEST_BYTES = 128 * 1024 * 1024;

/** Beyond this size, a compression ratio of a thousand to one means a zip bomb. */
const FREE_BYTES = 64 * 1024 * 1024;
const MAX_RATIO = 1000;

/** Shown when reading past the last member. */
const END = 'its end';

export interface UnpackOptions {
  file: string;
  /** Null for unencrypted archives. */
  passphrase: string | null;
  /** Called before any other member is read. */
  onManifest?: (manifest: Manifest) => Promise<void> | void;
  /** Called for each member after the manifest; unread content is skipped and still checked. */
  onMember?: (member: Member, content: AsyncIterable<Buffer>) => Promise<void>;
  /** Aborts the reading. */
  signal?: AbortSignal | undefined;
}

/**
 * Reads an archive from end to end and compares it with its manifest, byte for byte. Only the manifest's members are
 * accepted, in order: no links, other paths, duplicates or excess bytes.
 */
export async function unpack({
  file,
  passphrase,
  onManifest,
  onMember,
  signal,
}: UnpackOptions): Promise<Manifest> {
  const tape = tar.extract();
  const progress: Progress = { packed: 0, unpacked: 0, expected: null, reading: MANIFEST };
  const done = pipeline(unpacked(file, await isSealed(file), passphrase, progress), tape, { signal });
  // Awaited below; until then, its failure is reported by the tape.
  done.catch(() => undefined);
  try {
    const manifest = await readMembers(tape, progress, { onManifest, onMember });
    await done;
    if (progress.unpacked !== progress.expected) throw damaged('something follows its last member');
    return manifest;
  } catch (error) {
    tape.destroy();
    throw explained(error, progress);
  }
}

interface Progress {
  packed: number;
  unpacked: number;
  /** The size of the tar, once the manifest was read. */
  expected: number | null;
  reading: string;
}

async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file).catch((error: unknown) => {
    throw new ArchiveError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    const isGzip = bytesRead > 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
    const sealed = bytesRead === MAGIC.length && buffer.equals(MAGIC);
    if (!isGzip && !sealed) throw new ArchiveError(`${file} is not an archive of Parlour.`);
    return sealed;
  } finally {
    await handle.close();
  }
}

async function* unpacked(file: string, sealed: boolean, passphrase: string | null, progress: Progress) {
  if (sealed && passphrase === null)
    throw new ArchiveError(
      `${file} is sealed: BACKUP_PASSPHRASE must hold its passphrase, or EXPORT_PASSPHRASE that of a hand-over.`,
    );
  const bytes: AsyncIterable<Buffer> = createReadStream(file);
  const open = sealed && passphrase !== null ? unseal(bytes, passphrase) : bytes;
  const gunzip = createGunzip();
  const counted = async function* () {
    for await (const chunk of open) {
      progress.packed += chunk.length;
      yield chunk;
    }
  };
  const filled = pipeline(counted, gunzip);
  filled.catch(() => undefined);
  for await (const chunk of gunzip as AsyncIterable<Buffer>) {
    progress.unpacked += chunk.length;
    const isBomb = progress.unpacked > FREE_BYTES && progress.unpacked > MAX_RATIO * progress.packed;
    if (isBomb || progress.unpacked > (progress.expected ?? Number.POSITIVE_INFINITY))
      throw damaged('it unpacks to more than its manifest says');
    yield chunk;
  }
  await filled;
  if (gunzip.bytesWritten !== progress.packed) throw damaged('something follows its end');
}

async function readMembers(
  tape: tar.Extract,
  progress: Progress,
  { onManifest, onMember }: Pick<UnpackOptions, 'onManifest' | 'onMember'>,
): Promise<Manifest> {
  let manifest: Manifest | null = null;
  let expected: Member[] = [];
  for await (const entry of tape) {
    const { name, type, size = 0 } = entry.header;
    const isPlain = type === 'file' && !('pax' in entry.header && entry.header.pax);
    if (!isPlain) throw damaged(`${JSON.stringify(name)} is not a plain file`);
    if (manifest === null) {
      if (name !== MANIFEST || size > MAX_MANIFEST_BYTES) throw damaged(`it does not begin with ${MANIFEST}`);
      manifest = await readManifest(entry as AsyncIterable<Buffer>);
      expected = [...manifest.members];
      progress.expected = tarBytes([size, ...expected.map(({ bytes }) => bytes)]);
      progress.reading = expected[0]?.name ?? END;
      await onManifest?.(manifest);
      continue;
    }
    const member = expected.shift();
    if (member?.name !== name) throw damaged(`${JSON.stringify(name)} does not belong where it is`);
    if (member.bytes !== size) throw damaged(`${name} has ${size} bytes in place of ${member.bytes}`);
    const content = checked(entry as AsyncIterable<Buffer>, member);
    await onMember?.(member, content);
    for await (const _ of content);
    progress.reading = expected[0]?.name ?? END;
  }
  if (manifest === null) throw damaged('it is empty');
  if (expected[0]) throw damaged(`it ends before ${expected[0].name}`);
  return manifest;
}

async function readManifest(entry: AsyncIterable<Buffer>): Promise<Manifest> {
  const pieces: Buffer[] = [];
  for await (const bytes of entry) pieces.push(bytes);
  const manifest = parseManifest(Buffer.concat(pieces).toString('utf8'));
  if ('wrong' in manifest) throw damaged(manifest.wrong);
  if ('newer' in manifest) throw tooNew(manifest.newer);
  return manifest;
}

/** The error for an archive written by a newer version. */
export const tooNew = (version: string): ArchiveError =>
  new ArchiveError(`The archive needs Parlour ${version} or newer to be read.`);

async function* checked(entry: AsyncIterable<Buffer>, { name, sha256 }: Member): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const bytes of entry) {
    hash.update(bytes);
    yield bytes;
  }
  if (hash.digest('hex') !== sha256) throw damaged(`${name} is not what its manifest says`);
}

/** Translates the libraries' errors for a broken file, and names the broken member. */
function explained(error: unknown, { reading }: Progress): unknown {
  if (error instanceof ArchiveError || typeof error !== 'object' || error === null) return error;
  const message = 'message' in error ? String(error.message) : '';
  const code = 'code' in error ? String(error.code) : '';
  const isBroken = code.startsWith('Z_') || /^(invalid|unexpected end|header)/i.test(message);
  return isBroken ? damaged(`${reading} cannot be read (${message.replace(/\.$/, '')})`) : error;
}
