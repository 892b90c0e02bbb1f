import { readdirSync } from 'node:fs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type NextFunction, type Request, type Response, static as serveStatic } from 'express';
import { methodsAt } from '../common/border/methods-at.js';
import { Problem } from '../common/problem/problem.js';
import { ClientPage } from './client-page.js';
import { isClientPage } from './pages.js';

/** A build tool's own notes, such as source maps, and whatever begins with a dot are no pages. */
const isForVisitors = (file: string): boolean => !file.includes('/.') && !file.endsWith('.map');

/**
 * Serves the built client before any room is asked: its files, those with a hash in their name for a year, the others
 * for an hour; and its pages to browsers, because a page such as `/setup` is data to a program.
 */
export function serveClient(app: NestExpressApplication, folder: string): void {
  const page = app.get(ClientPage);
  app.use((request: Request, response: Response, next: NextFunction) => {
    const isPage = request.method === 'GET' && isClientPage(request.path) && page.isWantedBy(request);
    if (isPage) page.show(request, response.status(200)).catch(next);
    else next();
  });
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `/${file.replaceAll('\\', '/')}`)
      .filter(isForVisitors),
  );
  const serveFile = serveStatic(folder, {
    index: false,
    redirect: false,
    setHeaders: (response, file) => {
      const isHashed = file.includes('/assets/');
      response.setHeader(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  app.use((request: Request, _response: Response, next: NextFunction) => {
    const { app: server, method, path } = request;
    const isOurs = method !== 'GET' && method !== 'HEAD' && (files.has(path) || isClientPage(path));
    const allow = isOurs ? [...new Set(['GET', 'HEAD', ...methodsAt(server, path)])].sort() : [];
    if (isOurs && !allow.includes(method)) throw new Problem('method-not-allowed', { allow });
    next();
  });
  // Nobody who asks for data waits until the disk has been searched for a file of that name.
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (files.has(request.path)) serveFile(request, response, next);
    else next();
  });
}
