import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { fastAdapterOf } from '../../common/fast-express.adapter.js';

/** The web app's entry script has the build's hash in its name. */
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/** Names the web app's build in every response, so that outdated tabs reload (web/src/app/use-latest-build.ts). */
export function sayBuild(app: NestExpressApplication, webDir: string): void {
  const [, build] = ENTRY.exec(readFileSync(path.join(webDir, 'index.html'), 'utf8')) ?? [];
  if (!build) return;
  fastAdapterOf(app).useFirst((_request: Request, response: Response, next: NextFunction) => {
    response.setHeader('Parlour-Build', build);
    next();
  });
}
