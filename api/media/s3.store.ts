import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Bucket } from '../config/env.parsers.js';
import { isFileName } from './domain/picture-file.js';
import { MediaStore, StoreFailure } from './media-store.js';
import { permanentReason, s3ErrorCode, S3Page } from './domain/s3-answers.js';

interface Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  url: URL;
  headers?: Record<string, string>;
  body?: Buffer;
}

interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/** For one call with its second try, from the first byte sent to the last one read. */
const TIMEOUT_MS = 10_000;

const SECOND_TRY_AFTER_MS = 200;

/** More than any file of ours, so that no answer can fill the memory. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Written with every file: it shows that what comes back is ours and whole, which a status cannot. */
const HASH_HEADER = 'x-amz-meta-sha256';

const NO_PICTURE = `${'0'.repeat(32)}-1.webp`;

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** `fetch` says only that it failed; the cause says why. */
const reasonOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('cause' in error && error.cause !== undefined) return reasonOf(error.cause);
  if ('message' in error && error.message) return String(error.message);
  return 'code' in error ? String(error.code) : String(error);
};

/** Files in a bucket of an object store that speaks S3, addressed by path. */
export class S3Store extends MediaStore {
  private readonly client: AwsClient;
  private readonly bucketUrl: string;

  constructor(
    private readonly bucket: S3Bucket,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    super();
    const { origin, region, keyId: accessKeyId, secret: secretAccessKey } = bucket;
    // It only signs. Its own `fetch` tries ten times again, up to a minute long, and does not let go of what it has not read.
    this.client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region });
    this.bucketUrl = `${origin}/${bucket.bucket}`;
  }

  /** An object appears whole or not at all. What an answer claims is not enough: it is asked for afterwards. */
  async put(name: string, bytes: Buffer): Promise<void> {
    const hash = sha256(bytes);
    const url = this.urlOf(name);
    const type = name.endsWith('.avif') ? 'image/avif' : 'image/webp';
    const headers = { 'content-type': type, [HASH_HEADER]: hash };
    const put = await this.call({ method: 'PUT', url, headers, body: bytes });
    if (put.status !== 200 && put.status !== 201) throw this.failureOf(put);
    const { status, headers: facts } = await this.call({ method: 'HEAD', url });
    const isThere =
      status === 200 &&
      facts.get(HASH_HEADER) === hash &&
      facts.get('content-length') === String(bytes.length);
    if (!isThere) throw new StoreFailure(`it said that it took ${name}, and does not have it`);
  }

  async read(name: string): Promise<Buffer | null> {
    const answer = await this.call({ method: 'GET', url: this.urlOf(name) });
    if (answer.status === 404 && s3ErrorCode(answer.bytes) === 'NoSuchKey') return null;
    if (answer.status !== 200) throw this.failureOf(answer);
    if (answer.headers.get(HASH_HEADER) !== sha256(answer.bytes)) {
      throw new StoreFailure(`what it gave for ${name} is not what was stored`);
    }
    return answer.bytes;
  }

  async remove(name: string): Promise<void> {
    const answer = await this.call({ method: 'DELETE', url: this.urlOf(name) });
    const isGone =
      answer.status === 204 || (answer.status === 404 && s3ErrorCode(answer.bytes) === 'NoSuchKey');
    if (!isGone) throw this.failureOf(answer);
  }

  async list(): Promise<string[]> {
    const names: string[] = [];
    let page: S3Page | null = null;
    do {
      page = await this.page(page?.next ?? null);
      names.push(...page.keys.map((key) => key.slice(this.bucket.prefix.length)));
    } while (page.next !== null);
    return names.filter(isFileName);
  }

  /** Whoever hears that a file is not there has named a bucket that is, and may look into it. */
  async check(): Promise<void> {
    await this.read(NO_PICTURE);
  }

  /** Nothing is ever unfinished. */
  async tidy(): Promise<void> {}

  private async page(after: string | null): Promise<S3Page> {
    const url = new URL(this.bucketUrl);
    url.searchParams.set('list-type', '2');
    if (this.bucket.prefix !== '') url.searchParams.set('prefix', this.bucket.prefix);
    if (after !== null) url.searchParams.set('continuation-token', after);
    const answer = await this.call({ method: 'GET', url });
    const page = answer.status === 200 ? S3Page.from(answer.bytes) : null;
    if (!page) throw this.failureOf(answer);
    return page;
  }

  private urlOf(name: string): URL {
    if (!isFileName(name)) throw new Error(`${JSON.stringify(name)} is not the name of a picture file.`);
    return new URL(`${this.bucketUrl}/${this.bucket.prefix}${name}`);
  }

  /** All our calls may be repeated. A second try is for a connection that has just been closed, and a store that is busy. */
  private async call(call: Call): Promise<Answer> {
    const signal = AbortSignal.timeout(this.timeoutMs);
    try {
      const first = await this.ask(call, signal).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return null;
      });
      if (first && first.status < 500 && first.status !== 429) return first;
      await pause(SECOND_TRY_AFTER_MS, undefined, { signal });
      return await this.ask(call, signal);
    } catch (error) {
      if (error instanceof StoreFailure) throw error;
      throw new StoreFailure(signal.aborted ? 'it took too long to answer' : reasonOf(error));
    }
  }

  private async ask({ method, url, headers = {}, body }: Call, signal: AbortSignal): Promise<Answer> {
    const signed = await this.client.sign(url.href, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? Buffer.alloc(0)) },
      ...(body ? { body: new Uint8Array(body) } : {}),
      // The signature is for this host alone.
      redirect: 'manual',
      signal,
    });
    const response = await fetch(signed);
    return { status: response.status, headers: response.headers, bytes: await readAll(response) };
  }

  private failureOf({ status, headers, bytes }: Answer): StoreFailure {
    const code = s3ErrorCode(bytes);
    if (code === null) {
      const type = (headers.get('content-type') ?? 'nothing').slice(0, 60);
      return new StoreFailure(`it answered ${status} with ${type}, which is not how S3 answers`);
    }
    const permanent = status < 500 ? permanentReason(code, this.bucket.bucket) : null;
    return new StoreFailure(permanent ?? `it answered ${status} ${code}`, permanent !== null);
  }
}

async function readAll(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    // Leaving the loop closes the connection.
    if (length > MOST_BYTES) throw new StoreFailure('it answered with far more than any file of ours');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
