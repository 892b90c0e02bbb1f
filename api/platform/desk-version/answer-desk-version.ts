import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { fastAdapterOf } from '../../common/fast-express.adapter.js';
import { isPlainRead } from '../../common/http/check-request.js';
import { leaveOutOfLog, nameRoute } from '../../common/http/observe-requests.js';
import { DeskVersionService } from './desk-version.service.js';

const PATH = '/desk/version';

/**
 * Answers polls from callers who were admitted before, as long as nothing has changed: without a route,
 * authentication query, limit or log entry. A salon's whole team polls every second from one address.
 */
export function answerDeskVersion(app: NestExpressApplication): void {
  const versions = app.get(DeskVersionService);

  fastAdapterOf(app).useFirst((request: Request, response: Response, next: NextFunction) => {
    const { authorization } = request.headers;
    if (request.url !== PATH || authorization === undefined || !isPlainRead(request)) return next();
    if (!versions.hasPass(authorization)) return next();
    versions
      .findFor(authorization)
      .then((version) => {
        if (version === null) return next();
        nameRoute(response, PATH);
        leaveOutOfLog(response);
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        response.end(JSON.stringify({ version }));
      })
      .catch(next);
  });
}
