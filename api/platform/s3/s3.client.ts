import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Bucket } from '../../config/env.parsers.js';
import { permanentReason, s3ErrorCode, S3Page, uploadsIn, WRONG_CLOCK } from './domain/s3-answers.js';
import { StoreFailure } from './store-failure.js';

/** A request to a store; it may be sent twice. */
interface S3Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** The file's name without the prefix; null for the bucket itself. */
  name: string | null;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Overrides the client's time-out. */
  timeoutMs?: number;
  /** Cancels the request when no one waits for it any more. */
  signal?: AbortSignal | undefined;
}

export interface S3Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

const SECOND_TRY_AFTER_MS = 200;

/** More than we ever request at once, so that no response can fill the memory. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Such a name needs no encoding, and can't lead to another path. */
const NAME = /^\w[\w.-]*$/;

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Replaces messages that name the host, which readers of the Health page need not know. */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing answers at its address',
  ENOTFOUND: 'its host has no address',
  EAI_AGAIN: 'its host has no address at the moment',
  ECONNRESET: 'it broke off',
  UND_ERR_SOCKET: 'it broke off',
};

/** `fetch` only says that it failed; the cause says why. */
const reasonOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('cause' in error && error.cause !== undefined) return reasonOf(error.cause);
  if ('code' in error && typeof error.code === 'string')
    return reasons[error.code] ? `${reasons[error.code]} (${error.code})` : error.code;
  return 'message' in error && error.message ? String(error.message) : String(error);
};

/** A client for S3-compatible object stores with path-style addressing, for files below one prefix of one bucket. */
export class S3Client {
  private readonly signer: AwsClient;
  private readonly bucketUrl: string;

  /** The time-out covers one call including its retry, from the first byte sent to the last one read. */
  constructor(
    private readonly bucket: S3Bucket,
    private readonly timeoutMs: number,
  ) {
    const { origin, region, keyId: accessKeyId, secret: secretAccessKey } = bucket;
    // Used only for signing. Its own `fetch` retries ten times, for up to a minute, and does not release unread
    // bodies.
    this.signer = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region });
    this.bucketUrl = `${origin}/${bucket.bucket}`;
  }

  /** The names of all files with this prefix. */
  async list(beginning = '', signal?: AbortSignal): Promise<string[]> {
    const names: string[] = [];
    let page: S3Page | null = null;
    do {
      page = await this.page(beginning, page?.next ?? null, signal);
      names.push(...page.keys.map((key) => key.slice(this.bucket.prefix.length)));
    } while (page.next !== null);
    return names;
  }

  /** Sends a file. A store may confirm it without storing it, so the caller has to verify. */
  async put(
    name: string,
    body: Buffer,
    { headers = {}, signal }: Pick<S3Call, 'headers' | 'signal'> = {},
  ): Promise<void> {
    const answer = await this.call({ method: 'PUT', name, headers, body, signal });
    const isTaken = (answer.status === 200 || answer.status === 201) && s3ErrorCode(answer.bytes) === null;
    if (!isTaken) throw this.failureOf(answer);
  }

  /** Succeeds if the file does not exist. */
  async remove(name: string, how: Pick<S3Call, 'timeoutMs' | 'signal'> = {}): Promise<void> {
    const answer = await this.call({ method: 'DELETE', name, ...how });
    if (answer.status !== 204 && !this.isMissing(answer)) throw this.failureOf(answer);
  }

  /** Up to a thousand unfinished multipart uploads below the prefix, by file name. */
  async listUploads(signal?: AbortSignal): Promise<{ name: string; id: string; begunAt: Date }[]> {
    const { prefix } = this.bucket;
    const query = { uploads: '', ...(prefix === '' ? {} : { prefix }) };
    const answer = await this.call({ method: 'GET', name: null, query, signal });
    const uploads = answer.status === 200 ? uploadsIn(answer.bytes) : null;
    if (uploads === null) throw this.failureOf(answer);
    return uploads
      .filter(({ key }) => key.startsWith(prefix))
      .map(({ key, ...upload }) => ({ name: key.slice(prefix.length), ...upload }));
  }

  /** Aborts an upload. Succeeds if it has just ended. */
  async abortUpload(name: string, uploadId: string, signal?: AbortSignal): Promise<void> {
    const answer = await this.call({ method: 'DELETE', name, query: { uploadId }, signal });
    if (answer.status !== 204 && s3ErrorCode(answer.bytes) !== 'NoSuchUpload') throw this.failureOf(answer);
  }

  /** Accepts "not found" only in S3's own format. */
  isMissing({ status, bytes }: S3Answer): boolean {
    return status === 404 && s3ErrorCode(bytes) === 'NoSuchKey';
  }

  /** Retries once, for a connection that was just closed or a busy store. Rejects with a StoreFailure. */
  async call(call: S3Call): Promise<S3Answer> {
    const { signal: stop, timeoutMs = this.timeoutMs } = call;
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = stop ? AbortSignal.any([timeout, stop]) : timeout;
    try {
      const first = await this.ask(call, signal).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return null;
      });
      if (first && first.status < 500 && first.status !== 429) return first;
      await pause(SECOND_TRY_AFTER_MS, undefined, { signal });
      return await this.ask(call, signal);
    } catch (error) {
      stop?.throwIfAborted();
      if (error instanceof StoreFailure) throw error;
      throw new StoreFailure(timeout.aborted ? 'it took too long to answer' : reasonOf(error));
    }
  }

  /** Explains an unexpected response. */
  failureOf({ status, headers, bytes }: S3Answer): StoreFailure {
    const code = s3ErrorCode(bytes);
    if (code === null) {
      const type = (headers.get('content-type') ?? 'nothing').slice(0, 60);
      return new StoreFailure(`it answered ${status} with ${type}, which is not how S3 answers`);
    }
    if (code === WRONG_CLOCK)
      return new StoreFailure(`its clock and that of this machine differ too much (${code})`);
    const permanent = status < 500 ? permanentReason(code) : null;
    return new StoreFailure(permanent ?? `it answered ${status} ${code}`, permanent !== null);
  }

  private async page(beginning: string, after: string | null, signal?: AbortSignal): Promise<S3Page> {
    const prefix = this.bucket.prefix + beginning;
    const query = {
      'list-type': '2',
      ...(prefix === '' ? {} : { prefix }),
      ...(after === null ? {} : { 'continuation-token': after }),
    };
    const answer = await this.call({ method: 'GET', name: null, query, signal });
    const page = answer.status === 200 ? S3Page.from(answer.bytes) : null;
    if (!page) throw this.failureOf(answer);
    return page;
  }

  private urlOf({ name, query = {} }: S3Call): string {
    if (name !== null && !NAME.test(name)) throw new Error(`${JSON.stringify(name)} names no file of ours.`);
    const url = new URL(name === null ? this.bucketUrl : `${this.bucketUrl}/${this.bucket.prefix}${name}`);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    return url.href;
  }

  private async ask(call: S3Call, signal: AbortSignal): Promise<S3Answer> {
    const { method, headers = {}, body } = call;
    const signed = await this.signer.sign(this.urlOf(call), {
      method,
      headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? Buffer.alloc(0)) },
      ...(body ? { body: new Uint8Array(body) } : {}),
      // The signature is valid only for this host.
      redirect: 'manual',
      signal,
    });
    const response = await fetch(signed);
    return { status: response.status, headers: response.headers, bytes: await readAll(response) };
  }
}

async function readAll(response: Response): Promise<Buffer> {
  const body: AsyncIterable<Uint8Array> | null = response.body;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    // Leaving the loop closes the connection.
    if (length > MOST_BYTES) throw new StoreFailure('it answered with far more than it was asked for');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
