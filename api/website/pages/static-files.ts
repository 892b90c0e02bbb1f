import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ServeStaticModuleOptions } from '@nestjs/serve-static';
import type { NextFunction, Request, Response } from 'express';

/** Compressed copies that the build writes next to a file (web/build/precompressed.ts), smallest first. */
const packedTwins = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
];
const twinOf = (file: string) => packedTwins.find(({ ending }) => file.endsWith(ending));

/** Excludes the build tool's own files, such as source maps and dot files. */
const isForVisitors = (file: string): boolean => !/\/\.|\.map(\.br|\.gz)?$/.test(file);

const YEAR_SECONDS = 31_536_000;
/**
 * Files that never change, because their names contain a hash: the build's `assets`, and pictures and fonts, which a
 * test checks (tools/public-names.spec.ts).
 */
const IMMUTABLE = /^\/assets\/|^\/(?:fonts|pictures)\/.+-[0-9a-f]{8}(?:-\d+)?\.\w+$/;
const cacheControlOf = (file: string): string =>
  IMMUTABLE.test(file) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600';

/** The files of the built web app, listed once, so that other requests never access the disk. */
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

  /** True if the request is for one of the files, even if its URL has been rewritten to a compressed copy. */
  isAskedFor({ originalUrl }: Request): boolean {
    return this.has(originalUrl.split('?', 1)[0] ?? '');
  }

  /**
   * Express middleware that points to the smallest file the browser accepts, because @nestjs/serve-static does not
   * know the compressed copies. Length, ETag and ranges then match what is sent.
   */
  readonly chooseTwin = (request: Request, response: Response, next: NextFunction): void => {
    const { path: url } = request;
    if (this.has(url)) {
      // A file is the same for everyone, so the caller need not be looked up.
      delete request.headers.authorization;
      const twins = packedTwins.filter(({ ending }) => this.files.has(url + ending));
      const twin = twins.find(({ encoding }) => request.acceptsEncodings(encoding));
      if (twins.length > 0) response.vary('Accept-Encoding');
      if (twin) request.url = url + twin.ending;
    }
    next();
  };

  /** Options with which @nestjs/serve-static serves the files. */
  serveStaticOptions(): ServeStaticModuleOptions {
    return {
      rootPath: this.folder,
      // The server renders the pages and handles missing ones, so the fallback to index.html never applies.
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

/**
 * Express error handler for a range or version that a file does not have: the error's own headers contain the
 * response.
 */
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
