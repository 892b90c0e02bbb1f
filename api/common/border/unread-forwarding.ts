import { Logger } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

/**
 * Tells the operator once that a proxy seems to stand before the app and was not named: every visitor then comes from
 * the proxy's address, and one who calls too often uses up what all may.
 */
export function noteUnreadForwarding({ trustProxy }: { trustProxy: number }): RequestHandler {
  let isSaid = trustProxy > 0;
  return (request: Request, _response: Response, next: NextFunction) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      new Logger('Border').warn(
        'A request came with X-Forwarded-For, which is not read because TRUST_PROXY is 0. Behind a proxy all visitors ' +
          'now share one allowance: set TRUST_PROXY to the number of proxies. Without a proxy somebody made it up.',
      );
    }
    next();
  };
}
