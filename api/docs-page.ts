import type { NextFunction, Request, Response } from 'express';
import { notFound } from './common/problem/common.problems.js';

const PAGES = new Set(['/', '/index.html']);

/** The only files of the library that this page needs. */
const FILES = new Set([
  '/json',
  '/favicon-32x32.png',
  '/swagger-ui.css',
  '/swagger-ui-bundle.js',
  '/swagger-ui-standalone-preset.js',
  '/swagger-ui-init.js',
]);

const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  // The library's script adds one style sheet, allowed by its hash.
  `style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='`,
  // The library's style sheet contains its icons.
  `img-src 'self' data:`,
  `connect-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Parlour API</title>
    <link rel="icon" href="/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/swagger-ui-standalone-preset.js"></script>
    <script src="/docs/swagger-ui-init.js"></script>
  </body>
</html>
`;

/** Runs before the library's own routes under /docs: shows our page instead of its own, and hides its other files. */
export function showDocsPage(request: Request, response: Response, next: NextFunction): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && PAGES.has(request.path)) {
    response.setHeader('Content-Security-Policy', POLICY).type('html').send(PAGE);
  } else if (isRead && !FILES.has(request.path)) {
    throw notFound();
  } else {
    next();
  }
}
