import { json } from 'express';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { policyReportTypes } from './common/http/check-request.js';

/** Enough for the longest text in any script, and for everything else a client sends. */
const USUAL = '32kb';

/** Paths with other limits: reports are shorter; lists of everything in the salon are longer. */
const others: Record<string, string> = {
  '/crash-reports': '8kb',
  '/salon/texts': '100kb',
  '/services/order': '100kb',
  '/staff/offers': '100kb',
  '/time-off': '100kb',
};

/** Parses JSON up to the path's limit. Of two parsers, the first one to match reads the body. */
export function readJson(app: NestExpressApplication): void {
  app.use('/csp-reports', json({ limit: '16kb', type: ['application/json', ...policyReportTypes] }));
  for (const [path, limit] of Object.entries(others)) app.use(path, json({ limit }));
  app.useBodyParser('json', { limit: USUAL, strict: true });
}
