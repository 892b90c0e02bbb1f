import { Logger } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Env } from '../../config/env.js';

/**
 * Warns the operator once about a proxy that does not match the settings. Without TRUST_PROXY, all visitors seem to
 * have the proxy's address, so a single one can use up everyone's limits. If the proxy uses https but PUBLIC_URL does
 * not, cookies are unprotected and links are wrong.
 */
export function warnAboutProxy({
  trustProxy,
  publicUrl,
}: Pick<Env, 'trustProxy' | 'publicUrl'>): RequestHandler {
  let hasWarned = trustProxy > 0 && publicUrl.startsWith('https:');
  return ({ headers }: Request, _response: Response, next: NextFunction) => {
    const warning = hasWarned ? null : warningOf(headers, trustProxy, publicUrl);
    if (warning) {
      hasWarned = true;
      new Logger('Proxy').warn(warning);
    }
    next();
  };
}

function warningOf(headers: Request['headers'], trustProxy: number, publicUrl: string): string | null {
  if (trustProxy === 0 && headers['x-forwarded-for'] !== undefined)
    return (
      'A request has X-Forwarded-For, which is ignored because TRUST_PROXY is 0. Behind a proxy, all visitors now share ' +
      'one rate limit: set TRUST_PROXY to the number of proxies. Without a proxy, the header was made up.'
    );
  if (trustProxy > 0 && headers['x-forwarded-proto'] === 'https')
    return (
      `The proxy says that visitors use https, but PUBLIC_URL is ${publicUrl}: cookies are not limited to https, and links ` +
      'in emails lead there. Set PUBLIC_URL to the address that visitors use.'
    );
  return null;
}
