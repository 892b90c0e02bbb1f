import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { ArchiveError, damaged } from './archive-error.js';

/**
 * The format of an encrypted archive: a header, then chunks of 64 KiB, each with its own tag, so that a change is
 * found where it is and nothing unchecked is ever read. A chunk's nonce is its number and a flag for the last one:
 * chunks that were moved, left out or truncated fail to decrypt.
 *
 * header: "PARLOUR1", salt (16 bytes), log2 of scrypt's N (1 byte); each chunk: AES-256-GCM, then the tag (16 bytes).
 */
export const MAGIC = Buffer.from('PARLOUR1');

const SALT_BYTES = 16;
const TAG_BYTES = 16;
const CHUNK_BYTES = 64 * 1024;
const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES;
const HEADER_BYTES = MAGIC.length + SALT_BYTES + 1;

/** 128 MB and about half a second per guess. */
const LOG2_COST = 17;
/** A higher value would let a file exhaust the memory. */
const MAX_LOG2_COST = 20;

function keyOf(passphrase: string, salt: Buffer, log2Cost: number): Promise<Buffer> {
  const options = { N: 2 ** log2Cost, r: 8, p: 1, maxmem: 2 ** (log2Cost + 11) };
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(index, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** The same bytes in chunks of one size; only the last may be shorter, and is marked. */
async function* inPieces(source: AsyncIterable<Buffer>, size: number) {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const bytes of source) {
    waiting.push(bytes);
    length += bytes.length;
    // A full chunk may be the last, so wait for what follows.
    if (length <= size) continue;
    let all = Buffer.concat(waiting);
    for (; all.length > size; all = all.subarray(size)) yield { piece: all.subarray(0, size), isLast: false };
    waiting = [all];
    length = all.length;
  }
  yield { piece: Buffer.concat(waiting), isLast: true };
}

/** Encrypts the source. */
export async function* seal(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const header = Buffer.concat([MAGIC, randomBytes(SALT_BYTES), Buffer.from([LOG2_COST])]);
  yield header;
  const key = await keyOf(passphrase, header.subarray(MAGIC.length, -1), LOG2_COST);
  let index = 0;
  for await (const { piece, isLast } of inPieces(source, CHUNK_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, isLast)).setAAD(header);
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    index += 1;
  }
}

/** Decrypts the output of `seal`, and rejects any modification. */
export async function* unseal(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const { header, rest } = await withHeader(source);
  const log2Cost = header[HEADER_BYTES - 1] ?? 0;
  if (log2Cost < 1 || log2Cost > MAX_LOG2_COST) throw damaged('its header');
  const key = await keyOf(passphrase, header.subarray(MAGIC.length, -1), log2Cost);
  let index = 0;
  for await (const { piece, isLast } of inPieces(rest, SEALED_CHUNK_BYTES)) {
    yield opened(piece, createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast)).setAAD(header), index);
    index += 1;
  }
}

function opened(piece: Buffer, decipher: ReturnType<typeof createDecipheriv>, index: number): Buffer {
  if (piece.length < TAG_BYTES) throw damaged('it ends too early');
  try {
    const gcm = decipher as import('node:crypto').DecipherGCM;
    gcm.setAuthTag(piece.subarray(-TAG_BYTES));
    return Buffer.concat([gcm.update(piece.subarray(0, -TAG_BYTES)), gcm.final()]);
  } catch {
    if (index === 0)
      throw new ArchiveError(
        'BACKUP_PASSPHRASE (of a hand-over, EXPORT_PASSPHRASE) does not open this archive, or its beginning is damaged.',
      );
    throw damaged(`its bytes from ${HEADER_BYTES + index * SEALED_CHUNK_BYTES} on`);
  }
}

async function withHeader(
  source: AsyncIterable<Buffer>,
): Promise<{ header: Buffer; rest: AsyncIterable<Buffer> }> {
  const pieces = source[Symbol.asyncIterator]();
  let begun = Buffer.alloc(0);
  while (begun.length < HEADER_BYTES) {
    const next = await pieces.next();
    if (next.done) throw damaged('it ends too early');
    begun = Buffer.concat([begun, next.value]);
  }
  async function* rest() {
    yield begun.subarray(HEADER_BYTES);
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  }
  return { header: begun.subarray(0, HEADER_BYTES), rest: rest() };
}
