import { Logger } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

/**
 * Warns the operator once that there seems to be a proxy in front of the app that is not configured: all visitors then seem
 * to have the proxy's address, and one who calls too often uses up the limits of all.
 */
export function warnAboutProxy({ trustProxy }: { trustProxy: number }): RequestHandler {
  let hasWarned = trustProxy > 0;
  return (request: Request, _response: Response, next: NextFunction) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true;
      new Logger('Proxy').warn(
        'A request has X-Forwarded-For, which is ignored because TRUST_PROXY is 0. Behind a proxy, all visitors now share ' +
          'one rate limit: set TRUST_PROXY to the number of proxies. Without a proxy, the header was made up.',
      );
    }
    next();
  };
}
