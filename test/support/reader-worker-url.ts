import path from 'node:path';
import { pathToFileURL } from 'node:url';

const BUILT = path.join(__dirname, '../../dist/api/operations/imports-read/read-file.worker.js');

/** Takes the place of `reader-worker-url.ts` in tests, since threads can't run TypeScript. */
export const READER_WORKER_URL = pathToFileURL(BUILT);
