import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { Problem } from './common/problem/problem.js';
import { ProblemFilter } from './common/problem/problem.filter.js';
import { ProblemView } from './common/problem/problem.view.js';
import { validationPipe } from './common/problem/validation.js';
import { PlainInputPipe } from './common/validation/plain-input.pipe.js';
import type { Env } from './config/env.js';

/**
 * Options the app must be created with: no other body parser is put in front of ours, and `/user/admin` is never
 * taken for `/user/:email`, whichever room is listed first.
 */
export const APP_OPTIONS = { bodyParser: false, routeResolutionStrategy: 'specificity' } as const;

const jsonOnly = (request: Request, _: Response, next: NextFunction) => {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
  if (hasBody && !request.is('application/json')) {
    throw new Problem('unsupported-media-type');
  }
  next();
};

/** Everything between the socket and the rooms: the same for the server, the tests and the contract. */
export function setUpApp(app: NestExpressApplication, env: Env): void {
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.set('trust proxy', env.trustProxy);
  app.use(
    helmet({
      // The client's pages and /docs set their own; data needs nothing.
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      strictTransportSecurity: env.publicUrl.startsWith('https:') && { maxAge: 63_072_000 },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    }),
  );
  app.use(compression());
  app.use(cookieParser());
  app.use(jsonOnly);
  app.useBodyParser('json', { limit: '100kb', strict: true });
  app.useGlobalPipes(new PlainInputPipe(), validationPipe());
  app.useGlobalFilters(new ProblemFilter());
  // An orderly end is no failure: nobody who watches over the process should take it for one.
  app.enableShutdownHooks(['SIGTERM', 'SIGINT', 'SIGHUP'], { useProcessExit: true });
}

/** The contract: every route with what it takes and gives. */
export function describeApi(app: NestExpressApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Parlour')
    .setDescription('Website, booking and dashboard of one beauty salon.')
    .setVersion('1')
    .addBearerAuth()
    .addGlobalResponse({
      status: 'default',
      description: 'Anything that is not a success: RFC 9457 problem+json with a stable code.',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemView' } } },
    })
    .build();
  return SwaggerModule.createDocument(app, config, {
    operationIdFactory: (_controller, method) => method,
    extraModels: [ProblemView],
  });
}

/** Interactive documentation. Its page carries inline styles, so it gets a policy of its own. */
export function serveDocs(app: NestExpressApplication): void {
  app.use('/docs', (_: Request, response: Response, next: NextFunction) => {
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'",
    );
    next();
  });
  SwaggerModule.setup('docs', app, () => describeApi(app), { jsonDocumentUrl: 'docs/json' });
}
