import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

/** Behaviour of the store: correct, or in one of the faulty ways seen in real stores. */
type Mood =
  | 'well'
  /** Returns the page of a proxy or a hotel's wifi, with status 200. */
  | 'shows a page'
  /** Returns what should be a 403, with status 200. */
  | 'refuses with 200'
  /** Returns the page of a proxy that cannot find the store. */
  | 'is not found'
  /** Accepts the request and never answers. */
  | 'silent'
  /** Starts an answer and drops the connection. */
  | 'breaks off'
  /** Drops the connection before it answers. */
  | 'hangs up'
  /** Rejects the key for lack of permission. */
  | 'forbids'
  /** Its clock differs from ours. */
  | 'has another clock'
  /** Sends the full length, with one byte changed. */
  | 'garbles'
  /** Too many requests; rejects only the first. */
  | 'busy once'
  | 'busy';

const BUCKET = 'pictures';
const OBJECT = '._S3rver_object';
const REFUSAL =
  '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';
const WRONG_CLOCK = '<?xml version="1.0"?><Error><Code>RequestTimeTooSkewed</Code></Error>';
const SLOW_DOWN = '<?xml version="1.0"?><Error><Code>SlowDown</Code></Error>';

/** An object store on this machine that checks our signatures, and that can misbehave. */
export class S3StandIn {
  mood: Mood = 'well';
  /** The requests to which the mood applies, as `GET /pictures/…`; null for all. */
  only: RegExp | null = null;
  /** All requests, as `GET /pictures/…`. */
  readonly asked: string[] = [];
  /** Unfinished multipart uploads, which s3rver does not list: those named here. */
  unfinished: { key: string; id: string; begunAt: string }[] = [];
  private readonly directory = mkdtempSync(path.join(os.tmpdir(), 'parlour-s3-'));
  private readonly store = new S3rver({
    silent: true,
    directory: this.directory,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  private readonly serve = this.store.callback();
  private server: Server | null = null;
  private port = 0;

  async open(): Promise<this> {
    await this.store.configureBuckets();
    await this.comeBack();
    return this;
  }

  /** The value of a setting that points here. */
  url({ key = 'S3RVER', secret = 'S3RVER', bucket = BUCKET } = {}): string {
    return `http://${key}:${secret}@127.0.0.1:${this.port}/${bucket}/of/vera?region=eu-central-1`;
  }

  /** The settings of a salon that keeps its pictures here. */
  settings(wrong: Parameters<S3StandIn['url']>[0] = {}): Record<string, string> {
    return { MEDIA_STORE: 's3', S3_URL: this.url(wrong) };
  }

  /** The names of the stored files. */
  files(): string[] {
    return readdirSync(path.join(this.directory, BUCKET), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(OBJECT))
      .map((name) => path.basename(name, OBJECT))
      .sort();
  }

  /** Stops listening. */
  async goAway(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = null;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }

  async comeBack(): Promise<void> {
    this.server = createServer((request, response) => this.answer(request, response)).listen(
      this.port,
      '127.0.0.1',
    );
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    await this.goAway();
    rmSync(this.directory, { recursive: true });
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const asked = `${request.method} ${request.url}`;
    this.asked.push(asked);
    const say = (status: number, type: string, body: string) =>
      void response.writeHead(status, { 'content-type': type }).end(body);
    switch (this.only?.test(asked) === false ? 'well' : this.mood) {
      case 'shows a page':
        return say(200, 'text/html', '<!doctype html><title>Welcome</title>');
      case 'refuses with 200':
        return say(200, 'application/xml', REFUSAL);
      case 'is not found':
        return say(404, 'text/html', '<!doctype html><title>Not found</title>');
      case 'silent':
        return;
      case 'hangs up':
        return void request.socket.destroy();
      case 'forbids':
        return say(403, 'application/xml', REFUSAL);
      case 'has another clock':
        return say(403, 'application/xml', WRONG_CLOCK);
      case 'busy once':
        this.mood = 'well';
        return say(503, 'application/xml', SLOW_DOWN);
      case 'busy':
        return say(503, 'application/xml', SLOW_DOWN);
      case 'breaks off':
        alter(response, (chunk) => {
          setImmediate(() => request.socket.destroy());
          return chunk.subarray(0, chunk.length / 2);
        });
        break;
      case 'garbles':
        alter(response, (chunk) => Buffer.from(chunk.map((byte, at) => (at === 20 ? byte ^ 1 : byte))));
        break;
      case 'well':
    }
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    const id = searchParams.get('uploadId');
    if (request.method === 'GET' && searchParams.has('uploads')) {
      const below = this.unfinished.filter(({ key }) => key.startsWith(searchParams.get('prefix') ?? ''));
      return say(200, 'application/xml', listOf(below));
    }
    if (request.method === 'DELETE' && this.unfinished.some((upload) => upload.id === id)) {
      this.unfinished = this.unfinished.filter((upload) => upload.id !== id);
      return say(204, 'application/xml', '');
    }
    this.serve(request, response);
  }
}

const listOf = (uploads: S3StandIn['unfinished']): string =>
  `<?xml version="1.0"?><ListMultipartUploadsResult><Bucket>${BUCKET}</Bucket>${uploads
    .map(
      ({ key, id, begunAt }) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begunAt}</Initiated></Upload>`,
    )
    .join('')}<IsTruncated>false</IsTruncated></ListMultipartUploadsResult>`;

/** Changes the body, but none of the headers that describe it. */
function alter(response: ServerResponse, change: (chunk: Buffer) => Buffer): void {
  const write = response.write.bind(response) as (chunk: unknown) => boolean;
  response.write = (chunk: unknown) => write(Buffer.isBuffer(chunk) ? change(chunk) : chunk);
}
