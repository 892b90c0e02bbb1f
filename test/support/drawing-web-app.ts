import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * The folder of a web app with the typeface of drawn pictures. The tests of a worker share one, and leave it: Pango
 * remembers where it first found the file, and would write nothing once that folder is gone.
 */
export function aDrawingWebApp(): string {
  const folder = path.join(os.tmpdir(), `parlour-drawing-client-${process.env['JEST_WORKER_ID']}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html><head><title>Beauty salon</title><link rel="icon" href="/favicon.svg"><!--head--></head><body></body></html>',
  );
  cpSync('web/public/fonts', path.join(folder, 'fonts'), { recursive: true });
  return folder;
}
