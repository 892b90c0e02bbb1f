import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type NextFunction, type Request, type Response, static as serveStatic } from 'express';

/** The ways in which the build lays a file beside itself (web/build/precompressed.ts), the tightest first. */
const ENCODINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
];
const isPacked = (file: string): boolean => ENCODINGS.some(({ ending }) => file.endsWith(ending));

/** A build tool's own notes, such as source maps, and whatever begins with a dot are no pages. */
const isForVisitors = (file: string): boolean => !/\/\.|\.map(\.br|\.gz)?$/.test(file);

const YEAR_SECONDS = 31_536_000;
const cacheControl = (file: string): string =>
  file.startsWith('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600';

/**
 * The files of the built client: those with a hash in their name for a year, the others for an hour, each in the
 * tightest form that the browser reads. They are listed once, so that nobody who asks for data waits until the disk
 * has been searched for a file of that name.
 */
export class ClientFiles {
  private readonly all: ReadonlySet<string>;
  private readonly serveFile;

  constructor(folder: string) {
    this.all = new Set(
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => `/${file.replaceAll('\\', '/')}`)
        .filter(isForVisitors),
    );
    this.serveFile = serveStatic(folder, { index: false, redirect: false, cacheControl: false });
  }

  has(file: string): boolean {
    return this.all.has(file) && !isPacked(file);
  }

  serve(request: Request, response: Response, next: NextFunction): void {
    const { path: file, url } = request;
    const forms = ENCODINGS.filter(({ ending }) => this.all.has(file + ending));
    const form = forms.find(({ encoding }) => request.acceptsEncodings(encoding));
    response.setHeader('Cache-Control', cacheControl(file));
    if (forms.length > 0) response.vary('Accept-Encoding');
    if (form) {
      response.type(path.extname(file)).setHeader('Content-Encoding', form.encoding);
      // Length, ETag and ranges are those of what is sent.
      request.url = file + form.ending;
    }
    this.serveFile(request, response, (error?: unknown) => {
      request.url = url;
      for (const header of ['Content-Encoding', 'Content-Type', 'Cache-Control'])
        response.removeHeader(header);
      if (!isUnmetCondition(error)) next(error);
      else response.status(error.status).set(error.headers).end();
    });
  }
}

/** A part that the file does not have, or a version of it that is no more: the answer is in the headers. */
const isUnmetCondition = (error: unknown): error is { status: number; headers: Record<string, string> } =>
  error instanceof Error && 'status' in error && (error.status === 412 || error.status === 416);
