import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** Features we don't use, so that injected scripts can't either. */
const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** A response that is never sent. */
class HeaderRecorder extends ServerResponse {
  readonly written: [name: string, value: string][] = [];

  override setHeader(name: string, value: number | string | readonly string[]): this {
    this.written.push([name, String(value)]);
    return this;
  }
}

/** Helmet's headers. They depend only on the settings, so they are computed once. */
function headersOfHelmet(isHttps: boolean): [name: string, value: string][] {
  const recorder = new HeaderRecorder(new IncomingMessage(new Socket()));
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
    },
    strictTransportSecurity: isHttps && { maxAge: 63_072_000 },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })(recorder.req, recorder, () => undefined);
  return recorder.written;
}

/** Express middleware for headers of every response. The website's pages and /docs use their own policies. */
export function securityHeaders({ publicUrl }: { publicUrl: string }): RequestHandler {
  const headers: [name: string, value: string][] = [
    ...headersOfHelmet(publicUrl.startsWith('https:')),
    ['Permissions-Policy', PERMISSIONS],
    // Uncached responses can't be shown to anyone else. The few cacheable ones override this.
    ['Cache-Control', 'no-store'],
  ];
  return (_request: Request, response: Response, next: NextFunction) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
