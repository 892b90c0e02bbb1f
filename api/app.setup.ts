import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import { checkRequest } from './common/http/check-request.js';
import { securityHeaders } from './common/http/security-headers.js';
import { warnAboutProxy } from './common/http/proxy-warning.js';
import { ProblemFilter } from './common/problem/problem.filter.js';
import { ProblemView } from './common/problem/problem.view.js';
import { validationPipe } from './common/problem/validation.js';
import { PlainInputPipe } from './common/validation/plain-input.pipe.js';
import type { Env } from './config/env.js';
import { DocsFilesService } from './docs/docs-files.service.js';
import { readJson } from './json-bodies.js';

/**
 * Options the app must be created with: only our own body parser, and `/user/admin` is never matched as `/user/:email`,
 * whichever module comes first.
 */
export const APP_OPTIONS = { bodyParser: false, routeResolutionStrategy: 'specificity' } as const;

/** Everything between the socket and the routes: the same for the server, the tests and the contract. */
export function setUpApp(app: NestExpressApplication, env: Env): void {
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.set('trust proxy', env.trustProxy);
  app.use(securityHeaders(env));
  app.use(warnAboutProxy(env));
  app.use(checkRequest);
  app.use(compression());
  app.use(cookieParser());
  readJson(app);
  app.useGlobalPipes(new PlainInputPipe(), validationPipe());
  app.useGlobalFilters(new ProblemFilter());
  // A graceful shutdown is a success, and a supervisor should see it as one.
  app.enableShutdownHooks(['SIGTERM', 'SIGINT', 'SIGHUP'], { useProcessExit: true });
}

/** The contract: every route with its input and output. */
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

/** Gives the documentation its contract, which is made when somebody first asks for it. */
export function serveDocs(app: NestExpressApplication): void {
  app.get(DocsFilesService).describeWith(() => describeApi(app));
}
