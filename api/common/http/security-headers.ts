import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** None of these is used, so no injected script can use them either. */
const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Headers of every answer. The website's pages and /docs replace the policy by their own. */
export const securityHeaders = ({ publicUrl }: { publicUrl: string }): RequestHandler[] => [
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
    },
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 63_072_000 },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  }),
  (_: Request, response: Response, next: NextFunction) => {
    response.setHeader('Permissions-Policy', PERMISSIONS);
    // What is not cached cannot be shown to somebody else. The few answers that may be cached say so themselves.
    response.setHeader('Cache-Control', 'no-store');
    next();
  },
];
