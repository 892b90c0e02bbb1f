import path from 'node:path';
import { pathToFileURL } from 'node:url';

const BUILT = path.join(__dirname, '../../dist/api/booking/calendars/read-calendar.worker.js');

/** Takes the place of `calendar-worker-url.ts` in tests, since threads can't run TypeScript. */
export const CALENDAR_WORKER_URL = pathToFileURL(BUILT);
