import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** None of these is used, so no injected script can use them either. */
const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** A response that nobody gets. */
class HeaderRecorder extends ServerResponse {
  readonly written: [name: string, value: string][] = [];

  override setHeader(name: string, value: number | string | readonly string[]): this {
    this.written.push([name, String(value)]);
    return this;
  }
}

/** What helmet writes into every answer. It depends on the settings alone, so it is asked once. */
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

/** Express middleware for headers of every answer. The website's pages and /docs replace the policy by their own. */
export function securityHeaders({ publicUrl }: { publicUrl: string }): RequestHandler {
  const headers: [name: string, value: string][] = [
    ...headersOfHelmet(publicUrl.startsWith('https:')),
    ['Permissions-Policy', PERMISSIONS],
    // What is not cached cannot be shown to somebody else. The few answers that may be cached say so themselves.
    ['Cache-Control', 'no-store'],
  ];
  return (_request: Request, response: Response, next: NextFunction) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
