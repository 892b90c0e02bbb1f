import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import type { NextFunction, Request, Response } from 'express';
import { answerKnownQuestions } from './booking/availability/answer-known-questions.js';
import { answerFailures, fastAdapterOf } from './common/fast-express.adapter.js';
import { checkRequest } from './common/http/check-request.js';
import { logRequests } from './common/http/log-requests.js';
import { observeRequests, runInTrace } from './common/http/observe-requests.js';
import { securityHeaders } from './common/http/security-headers.js';
import { warnAboutProxy } from './common/http/proxy-warning.js';
import { ProblemFilter } from './common/problem/problem.filter.js';
import { StoppingService } from './common/stopping.service.js';
import { validationPipe } from './common/problem/validation.js';
import { AmountsPipe } from './common/validation/amounts.pipe.js';
import { PlainInputPipe } from './common/validation/plain-input.pipe.js';
import type { Env } from './config/env.js';
import { answerDeskVersion } from './platform/desk-version/answer-desk-version.js';
import { ReadinessService } from './platform/health/readiness.service.js';
import { readJson } from './json-bodies.js';
import { SalonSettingsService } from './salon/salon/salon-settings.service.js';
import { AppMetricsService } from './platform/metrics/app-metrics.service.js';
import { SiteVersionService } from './platform/public-answers/site-version.service.js';

/**
 * Options for creating the app: only our own body parser, and `/user/admin` never matches `/user/:email`, whichever
 * module comes first.
 */
export const appOptions = { bodyParser: false, routeResolutionStrategy: 'specificity' } as const;

/**
 * Longer than the keep-alive of nginx (60 s by default), HAProxy and Caddy in docker/proxies. Node's `headersTimeout`
 * may be shorter: it counts from the first byte of a request.
 */
const KEEP_ALIVE_BEHIND_PROXY_MS = 75_000;

/** Sets up everything between the socket and the routes; the same for the server, the tests and the contract. */
export function setUpApp(app: NestExpressApplication, env: Env): void {
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.set('trust proxy', env.trustProxy);
  // A proxy that keeps connections for longer than we do would send requests into ones that we have just closed.
  if (env.trustProxy > 0) app.getHttpServer().keepAliveTimeout = KEEP_ALIVE_BEHIND_PROXY_MS;
  const log = logRequests(env);
  const adapter = fastAdapterOf(app);
  const metrics = app.get(AppMetricsService);
  adapter.useFirst(
    observeRequests(env, (answered, trace) => {
      log(answered, trace);
      metrics.answered(answered);
    }),
  );
  adapter.useFirst(app.get(StoppingService).sayGoodbye());
  adapter.useFirst(securityHeaders(env));
  adapter.useFirst(warnAboutProxy(env));
  adapter.useFirst(app.get(SiteVersionService).watchChanges);
  answerKnownQuestions(app);
  answerDeskVersion(app);
  app.use(runInTrace);
  app.use(answerFailures);
  app.use(checkRequest);
  app.use(compression());
  app.use(cookieParser());
  readJson(app);
  const currency = async () => (await app.get(SalonSettingsService).salon()).currency;
  app.useGlobalPipes(new PlainInputPipe(), validationPipe(), new AmountsPipe(currency));
  app.useGlobalFilters(problemFilterOf(app));
}

/**
 * Answers errors of handlers before the routes, as the filter does for routes. Called after the last such handler is
 * added and before the app listens, so that no other package's handler sees these errors. The one in
 * @nestjs/serve-static would take a missing PostgreSQL socket for a missing file, and respond 404.
 */
export function answerErrors(app: NestExpressApplication): void {
  const filter = problemFilterOf(app);
  // Express recognises an error handler by its four parameters.
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    filter.answer(error, request, response),
  );
}

const problemFilterOf = (app: NestExpressApplication): ProblemFilter =>
  new ProblemFilter(
    (reason) => app.get(ReadinessService).noteAway(reason),
    (code) => app.get(AppMetricsService).refused(code),
  );
