import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { routePathOf } from './route-path.js';
import { traceOf, type RequestTrace, withTrace } from '../trace/request-trace.js';

/** A request that has been answered, in words that are about nobody in particular. */
export interface AnsweredRequest {
  method: string;
  /** As the code has it, `/user/:email`: what stands in an address may be a person's, or a code. */
  route: string;
  status: number;
  /** Of the problem that was answered, as in the answer. */
  code?: string;
  /** Whether the whole answer was taken. */
  isComplete: boolean;
  seconds: number;
  /** Sent over the connection, headers and compression included. */
  bytes: number;
  isLeftOutOfLog: boolean;
}

type Observer = (answered: AnsweredRequest, trace: RequestTrace) => void;

/** For paths that no route has, all of them. */
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

/** A route that stands for many addresses says here which kind this one was. */
export function nameRoute(response: Response, name: string): void {
  response.locals.route = name;
}

/** For what a page asks by itself every second. It counts in the figures, and a failure is logged all the same. */
export function leaveOutOfLog(response: Response): void {
  response.locals.isLeftOutOfLog = true;
}

const routeOf = (request: Request, { locals }: Response): string =>
  locals.route ?? routePathOf(request) ?? NO_ROUTE;

/**
 * Express middleware before all others: gives each request its id, for the answer and for whatever is logged on its way
 * (`runInTrace`), and tells how it was answered.
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

/** Express middleware: whatever is done from here on is done for this request. Following it costs, so what is quick goes before. */
export function runInTrace(_request: Request, { locals }: Response, next: NextFunction): void {
  if (locals.trace) withTrace(locals.trace, () => next());
  else next();
}
