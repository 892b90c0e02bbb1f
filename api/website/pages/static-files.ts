import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ServeStaticModuleOptions } from '@nestjs/serve-static';
import type { NextFunction, Request, Response } from 'express';

/** The compressed twins that the build writes beside a file (web/build/precompressed.ts), the smallest first. */
const packedTwins = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
];
const twinOf = (file: string) => packedTwins.find(({ ending }) => file.endsWith(ending));

/** The build tool's own notes, such as source maps and dot files, are not for visitors. */
const isForVisitors = (file: string): boolean => !/\/\.|\.map(\.br|\.gz)?$/.test(file);

const YEAR_SECONDS = 31_536_000;
/**
 * Files that never change, since their names say what is in them: the build puts a hash into those of `assets`, and a test
 * (tools/public-names.spec.ts) sees to pictures and fonts.
 */
const IMMUTABLE = /^\/assets\/|^\/(?:fonts|pictures)\/.+-[0-9a-f]{8}(?:-\d+)?\.\w+$/;
const cacheControlOf = (file: string): string =>
  IMMUTABLE.test(file) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600';

/** The files of the built web app. They are listed once, so that no other request makes the server look at the disk. */
export class StaticFiles {
  private readonly files: ReadonlySet<string>;

  constructor(private readonly folder: string) {
    this.files = new Set(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => this.urlOf(path.join(entry.parentPath, entry.name)))
        .filter(isForVisitors),
    );
  }

  has(url: string): boolean {
    return this.files.has(url) && !twinOf(url);
  }

  /** Whether a request is for one of the files, even when its URL now names a twin. */
  isAskedFor({ originalUrl }: Request): boolean {
    return this.has(originalUrl.split('?', 1)[0] ?? '');
  }

  /**
   * Express middleware that has a file served in the smallest form the browser can read, as @nestjs/serve-static knows
   * no compressed twins: length, ETag and ranges are then those of what is sent.
   */
  readonly chooseTwin = (request: Request, response: Response, next: NextFunction): void => {
    const { path: url } = request;
    if (this.has(url)) {
      // A file is the same for everybody, so nobody has to be looked up.
      delete request.headers.authorization;
      const twins = packedTwins.filter(({ ending }) => this.files.has(url + ending));
      const twin = twins.find(({ encoding }) => request.acceptsEncodings(encoding));
      if (twins.length > 0) response.vary('Accept-Encoding');
      if (twin) request.url = url + twin.ending;
    }
    next();
  };

  /** How @nestjs/serve-static serves the files. */
  serveStaticOptions(): ServeStaticModuleOptions {
    return {
      rootPath: this.folder,
      // The server renders the pages and says what is missing, so the fallback to index.html never applies.
      renderPath: '/{*path}',
      exclude: /^/,
      serveStaticOptions: {
        index: false,
        redirect: false,
        cacheControl: false,
        setHeaders: (response: Response, file: string) => {
          const twin = twinOf(file);
          const original = twin ? file.slice(0, -twin.ending.length) : file;
          response.setHeader('Cache-Control', cacheControlOf(this.urlOf(original)));
          if (!twin) return;
          response.type(path.extname(original)).setHeader('Content-Encoding', twin.encoding);
        },
      },
    };
  }

  private urlOf(file: string): string {
    return `/${path.relative(this.folder, file).replaceAll(path.sep, '/')}`;
  }
}

const describesTheFile = ['Content-Encoding', 'Content-Type', 'Cache-Control'];

/** Express error handler for a range or version that a file does not have: the answer is in the error's own headers. */
export function answerUnmetCondition(
  error: unknown,
  _request: Request,
  response: Response,
  next: NextFunction,
): void {
  if (!isUnmetCondition(error)) {
    next(error);
    return;
  }
  describesTheFile.forEach((header) => response.removeHeader(header));
  response
    .status(error.status)
    .set(error.headers ?? {})
    .end();
}

const isUnmetCondition = (error: unknown): error is { status: number; headers?: Record<string, string> } =>
  error instanceof Error && 'status' in error && (error.status === 412 || error.status === 416);
