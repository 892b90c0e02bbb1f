import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { methodsAt } from '../common/border/methods-at.js';
import { Problem } from '../common/problem/problem.js';
import { ClientFiles } from './client-files.js';
import { ClientPage } from './client-page.js';
import { isClientPage } from './pages.js';

/**
 * Serves the built client before any room is asked: its files, and its pages to browsers, because a page such as
 * `/setup` is data to a program.
 */
export function serveClient(app: NestExpressApplication, folder: string): void {
  const page = app.get(ClientPage);
  app.use((request: Request, response: Response, next: NextFunction) => {
    const isPage = request.method === 'GET' && isClientPage(request.path) && page.isWantedBy(request);
    if (isPage) page.show(request, response.status(200)).catch(next);
    else next();
  });
  const files = new ClientFiles(folder);
  app.use((request: Request, _response: Response, next: NextFunction) => {
    const { app: server, method, path } = request;
    const isOurs = method !== 'GET' && method !== 'HEAD' && (files.has(path) || isClientPage(path));
    const allow = isOurs ? [...new Set(['GET', 'HEAD', ...methodsAt(server, path)])].sort() : [];
    if (isOurs && !allow.includes(method)) throw new Problem('method-not-allowed', { allow });
    next();
  });
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (files.has(request.path)) files.serve(request, response, next);
    else next();
  });
}
