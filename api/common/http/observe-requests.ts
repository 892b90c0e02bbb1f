import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { traceOf, type RequestTrace, withTrace } from '../trace/request-trace.js';

/** A request that has been answered, in words that are about nobody in particular. */
export interface AnsweredRequest {
  method: string;
  /** As the code has it, `/user/:email`: what stands in an address may be a person's, or a code. */
  route: string;
  status: number;
  /** Whether the whole answer was taken. */
  isComplete: boolean;
  seconds: number;
  /** Sent over the connection, headers and compression included. */
  bytes: number;
}

type Observer = (answered: AnsweredRequest, trace: RequestTrace) => void;

/** For paths that no route has, all of them. */
const NO_ROUTE = '(none)';

/** A route that stands for many addresses says here which kind this one was. */
export function nameRoute(response: Response, name: string): void {
  response.locals['route'] = name;
}

const routeOf = ({ route }: Request, { locals }: Response): string => {
  const named: unknown = locals['route'];
  if (typeof named === 'string') return named;
  return typeof route?.path === 'string' ? route.path : NO_ROUTE;
};

/**
 * Express middleware before all others: gives each request its id, for whatever is logged on its way and for the answer,
 * and tells how it was answered.
 */
export function observeRequests(env: { trustProxy: number }, observe: Observer): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const trace = traceOf(request.headers, env);
    const startedAtMs = performance.now();
    const { socket } = request;
    const bytesBefore = socket.bytesWritten;
    response.setHeader('X-Request-Id', trace.id);
    response.once('close', () => {
      const answered: AnsweredRequest = {
        method: request.method,
        route: routeOf(request, response),
        status: response.statusCode,
        isComplete: response.writableFinished,
        seconds: (performance.now() - startedAtMs) / 1000,
        bytes: socket.bytesWritten - bytesBefore,
      };
      withTrace(trace, () => observe(answered, trace));
    });
    withTrace(trace, () => next());
  };
}
