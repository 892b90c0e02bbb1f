import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../../common/make-folder.js';
import { ArchiveError } from '../archive/archive-error.js';
import type { Packed } from '../archive/pack.js';
import { unfinishedFolder } from '../archive/unfinished.js';
import type { S3Bucket } from '../../config/env.parsers.js';
import { readInPieces } from '../../platform/s3/read-in-pieces.js';
import { S3Client } from '../../platform/s3/s3.client.js';
import { sendInParts } from '../../platform/s3/send-in-parts.js';
import { StoreFailure } from '../../platform/s3/store-failure.js';
import { BackupPlace, type OpenedBackup } from './backup-place.port.js';
import { isBackupName } from './nightly-name.js';
import { assertRoom } from './room.js';

/** Bytes sent or requested at once, and held in memory. S3 requires at least 5 MiB. */
const PIECE_BYTES = 8 * 1024 * 1024;

/** S3's maximum for one file. */
const MOST_PIECES = 10_000;

/** For each call including its retry: a part may arrive at 70 kB a second. */
const TIMEOUT_MS = 120_000;

/** A shutdown must not wait longer for the removal. */
const REMOVAL_TIMEOUT_MS = 5000;

interface Options {
  pieceBytes?: number;
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
}

/** A bucket of an object store. A backup is first written to the data disk, and stays there until it has been sent. */
export class BucketPlace extends BackupPlace {
  private readonly client: S3Client;
  private readonly pieceBytes: number;
  private readonly signal: AbortSignal | undefined;

  /** The signal aborts whatever is running and leaves nothing behind. */
  constructor(
    bucket: S3Bucket,
    private readonly dataDir: string,
    { pieceBytes = PIECE_BYTES, timeoutMs = TIMEOUT_MS, signal }: Options = {},
  ) {
    super();
    this.client = new S3Client(bucket, timeoutMs);
    this.pieceBytes = pieceBytes;
    this.signal = signal;
  }

  /** Finds out about a wrong key before the work instead of after it. */
  async prepare(likelyBytes: number): Promise<void> {
    await makeFolder(this.dataDir);
    await assertRoom(this.dataDir, likelyBytes);
    // No backup has this prefix: only the response matters.
    await this.list('-');
  }

  /** Reads the backup back before it counts. */
  async keep(name: string, write: (file: string) => Promise<Packed>): Promise<Packed> {
    const folder = await unfinishedFolder(this.dataDir);
    try {
      const packed = await write(path.join(folder, name));
      await inWords(() => this.send(packed.file, name));
      return { ...packed, file: name };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async open(name: string): Promise<OpenedBackup> {
    if (!(await this.list(name)).includes(name))
      throw new ArchiveError(`There is no ${name} in the bucket of BACKUP_TO.`);
    const folder = await unfinishedFolder(this.dataDir);
    const close = () => rm(folder, { recursive: true, force: true });
    const file = path.join(folder, name);
    try {
      await inWords(() => pipeline(this.pieces(name), createWriteStream(file, { mode: 0o600, flags: 'wx' })));
      return { file, close };
    } catch (error) {
      await close();
      throw error;
    }
  }

  list(beginning: string): Promise<string[]> {
    return inWords(() => this.client.list(beginning, this.signal));
  }

  remove(name: string): Promise<void> {
    return inWords(() => this.client.remove(name, { signal: this.signal }));
  }

  /** Removes parts of backups whose upload was killed: no file list shows them, but they cost money. */
  async endAbandoned(before: Date): Promise<number> {
    const old = (await inWords(() => this.client.listUploads(this.signal))).filter(
      ({ name, begunAt }) => isBackupName(name) && begunAt < before,
    );
    for (const { name, id } of old) await inWords(() => this.client.abortUpload(name, id, this.signal));
    return old.length;
  }

  private pieces(name: string): AsyncGenerator<Buffer> {
    return readInPieces(this.client, name, this.pieceBytes, this.signal);
  }

  private async send(file: string, name: string): Promise<void> {
    const { signal } = this;
    const handle = await open(file);
    try {
      const { size } = await handle.stat();
      const sent = createHash('sha256');
      const pieceBytes = Math.max(this.pieceBytes, Math.ceil(size / MOST_PIECES));
      const pieces = hashed(piecesOf(handle, size, pieceBytes), sent);
      if (size > pieceBytes) await sendInParts(this.client, name, pieces, signal);
      else for await (const piece of pieces) await this.client.put(name, piece, { signal });
      const kept = createHash('sha256');
      for await (const _ of hashed(this.pieces(name), kept));
      if (kept.digest('hex') !== sent.digest('hex'))
        throw new StoreFailure('what it gives back is not what was sent');
    } catch (error) {
      // Its outcome does not matter.
      await this.client.remove(name, { timeoutMs: REMOVAL_TIMEOUT_MS }).catch(() => undefined);
      throw error;
    } finally {
      await handle.close();
    }
  }
}

/** The bytes of a file in chunks of this size; the last may be shorter. */
async function* piecesOf(handle: FileHandle, fileBytes: number, pieceBytes: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < fileBytes; at += pieceBytes) {
    const piece = Buffer.alloc(Math.min(pieceBytes, fileBytes - at));
    for (let filled = 0; filled < piece.length;) {
      const { bytesRead } = await handle.read(piece, filled, piece.length - filled, at + filled);
      if (bytesRead === 0) throw new Error('The backup was cut off while it was being sent.');
      filled += bytesRead;
    }
    yield piece;
  }
}

async function* hashed(pieces: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

/** Translates the store's errors into a sentence for the owner, without the bucket's name or address. */
async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    throw new ArchiveError(`The bucket of BACKUP_TO cannot be used: ${error.message}.`);
  }
}
