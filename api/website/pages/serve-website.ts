import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { fastAdapterOf } from '../../common/fast-express.adapter.js';
import { allowedMethods } from '../../common/http/allowed-methods.js';
import { isPlainRead } from '../../common/http/check-request.js';
import { Problem } from '../../common/problem/problem.js';
import { IpCounterService } from '../../platform/limits/ip-counter.service.js';
import { HtmlPageService } from './html-page.service.js';
import { isPagePath } from './page-paths.js';
import { StaticFiles } from './static-files.js';

/**
 * Handles page and file requests before any route. Requests that don't ask for data get the page, because pages such
 * as `/setup` share their path with data; they are counted here, since the routes' guard does not see them. Requests
 * for files are pointed to their smallest form, which @nestjs/serve-static then serves.
 */
export function serveWebsite(app: NestExpressApplication): void {
  const pages = app.get(HtmlPageService);
  const files = app.get(StaticFiles);
  const ipCounter = app.get(IpCounterService);
  // Runs before Express for answers that need no waiting.
  fastAdapterOf(app).useFirst((request: Request, response: Response, next: NextFunction) => {
    // Checks the URL with its query, so that pages with many variants are excluded.
    if (!isPagePath(request.url) || !isPlainRead(request)) {
      next();
      return;
    }
    response.vary('Accept');
    if (!pages.isWantedBy(request)) {
      next();
      return;
    }
    const page = pages.findRecent(request.url);
    if (page && ipCounter.countInMemory(request.ip)) pages.send(page, request, response);
    else next('router');
  });
  const show = async (request: Request, response: Response) => {
    await ipCounter.count(request.ip);
    await pages.show(request, response.status(200));
  };
  app.use((request: Request, response: Response, next: NextFunction) => {
    const { method, path } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !isPagePath(path)) {
      next();
      return;
    }
    // A cache in between must not mix up pages and data.
    response.vary('Accept');
    if (pages.isWantedBy(request)) show(request, response).catch(next);
    else next();
  });
  app.use((request: Request, _response: Response, next: NextFunction) => {
    const { app: server, method, path } = request;
    const isOurs = method !== 'GET' && method !== 'HEAD' && (files.has(path) || isPagePath(path));
    const allow = isOurs ? [...new Set(['GET', 'HEAD', ...allowedMethods(server, path)])].sort() : [];
    if (isOurs && !allow.includes(method)) throw new Problem('method-not-allowed', { allow });
    next();
  });
  app.use(files.chooseTwin);
}
