import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { DOCS_PAGE, DOCS_SCRIPT } from './docs-page.js';

/** The library's own files that the page needs. It brings many more. */
const libraryFiles = ['favicon-32x32.png', 'swagger-ui.css', 'swagger-ui-bundle.js'];

/** What `npm run contract` made of this code; the build puts a copy beside it. */
const CONTRACT = new URL('../../openapi.json', import.meta.url);

/** The best one takes seconds for the library's script, and makes it hardly smaller. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** A file in the forms that a browser may ask for. */
export interface DocsFile {
  /** Its ending, from which the content type follows. */
  type: string;
  br: Buffer;
  gzip: Buffer;
  identity: Buffer;
}

/**
 * The files of the documentation, each read and compressed once, when somebody first asks for it: the library's script has
 * more than a megabyte, and compressing it for each reader would keep everybody else waiting.
 */
@Injectable()
export class DocsFilesService {
  private readonly folder = path.dirname(
    createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'),
  );
  private readonly kept = new Map<string, Promise<DocsFile>>();

  /** The page is the file without a name; null for a file that the page does not need. */
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
