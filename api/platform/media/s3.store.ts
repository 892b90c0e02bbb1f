import { createHash } from 'node:crypto';
import type { S3Bucket } from '../../config/env.parsers.js';
import { S3Client } from '../s3/s3.client.js';
import { StoreFailure } from '../s3/store-failure.js';
import { isFileName } from './domain/picture-file.js';
import { MediaStore } from './media-store.port.js';

const TIMEOUT_MS = 10_000;

/** Stored with every file, to prove that what comes back is ours and complete, which a status can't. */
const HASH_HEADER = 'x-amz-meta-sha256';

const NO_PICTURE = `${'0'.repeat(32)}-1.webp`;

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Stores pictures in a bucket of an object store. */
export class S3Store extends MediaStore {
  private readonly client: S3Client;

  constructor(bucket: S3Bucket, timeoutMs = TIMEOUT_MS) {
    super();
    this.client = new S3Client(bucket, timeoutMs);
  }

  /** An object appears completely or not at all. The response alone is not trusted, so the object is read back. */
  async put(name: string, bytes: Buffer): Promise<void> {
    assertFileName(name);
    const hash = sha256(bytes);
    const type = name.endsWith('.avif') ? 'image/avif' : 'image/webp';
    const headers = { 'content-type': type, [HASH_HEADER]: hash };
    await this.client.put(name, bytes, { headers });
    const { status, headers: facts } = await this.client.call({ method: 'HEAD', name });
    const isThere =
      status === 200 &&
      facts.get(HASH_HEADER) === hash &&
      facts.get('content-length') === String(bytes.length);
    if (!isThere) throw new StoreFailure(`it said that it took ${name}, and does not have it`);
  }

  async read(name: string): Promise<Buffer | null> {
    assertFileName(name);
    const answer = await this.client.call({ method: 'GET', name });
    if (this.client.isMissing(answer)) return null;
    if (answer.status !== 200) throw this.client.failureOf(answer);
    if (answer.headers.get(HASH_HEADER) !== sha256(answer.bytes)) {
      throw new StoreFailure(`what it gave for ${name} is not what was stored`);
    }
    return answer.bytes;
  }

  async remove(name: string): Promise<void> {
    assertFileName(name);
    await this.client.remove(name);
  }

  async list(): Promise<string[]> {
    return (await this.client.list()).filter(isFileName);
  }

  /** A "not found" for a file proves that the bucket exists and is readable. */
  async check(): Promise<void> {
    await this.read(NO_PICTURE);
  }

  /** Objects are never incomplete. */
  async tidy(): Promise<void> {}
}

function assertFileName(name: string): void {
  if (!isFileName(name)) throw new Error(`${JSON.stringify(name)} is not the name of a picture file.`);
}
