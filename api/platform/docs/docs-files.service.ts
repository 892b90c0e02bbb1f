import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { DOCS_PAGE, DOCS_SCRIPT } from './docs-page.js';

/** The files of the Swagger UI package that the page needs; the package has many more. */
const libraryFiles = ['favicon-32x32.png', 'swagger-ui.css', 'swagger-ui-bundle.js'];

/** The output of `npm run contract` for this code; the build copies it next to it. */
const CONTRACT = new URL('../../openapi.json', import.meta.url);

/** The highest quality takes seconds for the library's script and hardly saves anything. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** A file in the encodings that a browser may accept. */
export interface DocsFile {
  /** The file extension, which determines the content type. */
  type: string;
  br: Buffer;
  gzip: Buffer;
  identity: Buffer;
}

/**
 * Serves the documentation's files. Each is read and compressed on first use only: the library's script exceeds a
 * megabyte, and compressing it per request would block everything else.
 */
@Injectable()
export class DocsFilesService {
  private readonly folder = path.dirname(
    createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'),
  );
  private readonly kept = new Map<string, Promise<DocsFile>>();

  /** The page has an empty name. Null for a file that the page does not need. */
  findFile(name: string): Promise<DocsFile> | null {
    const known = this.kept.get(name);
    if (known) return known;
    const content = this.read(name);
    if (content === null) return null;
    const file = content.then((bytes) => this.inEveryForm(typeOf(name), bytes));
    this.kept.set(name, file);
    return file;
  }

  private read(name: string): Promise<Buffer> | null {
    if (libraryFiles.includes(name)) return readFile(path.join(this.folder, name));
    if (name === '') return Promise.resolve(Buffer.from(DOCS_PAGE));
    if (name === 'start.js') return Promise.resolve(Buffer.from(DOCS_SCRIPT));
    return name === 'json' ? readFile(CONTRACT) : null;
  }

  private async inEveryForm(type: string, identity: Buffer): Promise<DocsFile> {
    const [br, gzipped] = await Promise.all([
      promisify(brotliCompress)(identity, brotli),
      promisify(gzip)(identity),
    ]);
    return { type, br, gzip: gzipped, identity };
  }
}

const typeOf = (name: string): string => (name === 'json' ? 'json' : path.extname(name) || 'html');
