import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { routePathOf } from './route-path.js';
import { traceOf, type RequestTrace, withTrace } from '../trace/request-trace.js';

/** A completed request, without personal data. */
export interface AnsweredRequest {
  method: string;
  /** As in the code, `/user/:email`: the actual URL may contain an address or a secret. */
  route: string;
  status: number;
  /** The code of the problem in the response. */
  code?: string;
  /** True if the whole response was received. */
  isComplete: boolean;
  seconds: number;
  /** Bytes on the wire, including headers and compression. */
  bytes: number;
  isLeftOutOfLog: boolean;
}

type Observer = (answered: AnsweredRequest, trace: RequestTrace) => void;

/** For all paths without a route. */
const NO_ROUTE = '(none)';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- as Express wants it: what handlers leave for one another
  namespace Express {
    interface Locals {
      trace?: RequestTrace;
      route?: string;
      problemCode?: string;
      isLeftOutOfLog?: boolean;
    }
  }
}

/** Lets a route with many kinds of URLs name the one that was requested. */
export function nameRoute(response: Response, name: string): void {
  response.locals.route = name;
}

/** For polling every second. It counts in the metrics, and failures are still logged. */
export function leaveOutOfLog(response: Response): void {
  response.locals.isLeftOutOfLog = true;
}

const routeOf = (request: Request, { locals }: Response): string =>
  locals.route ?? routePathOf(request) ?? NO_ROUTE;

/**
 * Express middleware before all others: gives each request an id for its response and log lines (`runInTrace`), and
 * reports the result.
 */
export function observeRequests(env: { trustProxy: number }, observe: Observer): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const trace: RequestTrace = {
      ...traceOf(request.headers, env),
      request: () => ({ method: request.method, route: routeOf(request, response) }),
    };
    const startedAtMs = performance.now();
    const { socket } = request;
    const bytesBefore = socket.bytesWritten;
    response.locals.trace = trace;
    response.setHeader('X-Request-Id', trace.id);
    response.once('close', () => {
      const answered: AnsweredRequest = {
        method: request.method,
        route: routeOf(request, response),
        status: response.statusCode,
        ...(response.locals.problemCode && { code: response.locals.problemCode }),
        isComplete: response.writableFinished,
        seconds: (performance.now() - startedAtMs) / 1000,
        bytes: socket.bytesWritten - bytesBefore,
        isLeftOutOfLog: response.locals.isLeftOutOfLog === true,
      };
      observe(answered, trace);
    });
    next();
  };
}

/** Express middleware: runs everything after it in the request's trace. Tracing has a cost, so fast handlers go before it. */
export function runInTrace(_request: Request, { locals }: Response, next: NextFunction): void {
  if (locals.trace) withTrace(locals.trace, () => next());
  else next();
}
