import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** None of these is used, so no script that gets in can use them either. */
const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** What every answer says about itself. The client's pages and /docs put policies of their own over the first. */
export const protectiveHeaders = ({ publicUrl }: { publicUrl: string }): RequestHandler[] => [
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
    // What is kept by nobody can be shown to nobody else; the few files that may be kept say so themselves.
    response.setHeader('Cache-Control', 'no-store');
    next();
  },
];
