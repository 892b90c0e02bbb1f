import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { Logger } from '@nestjs/common';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import type {
  Express,
  NextFunction,
  Request as ExpressRequest,
  RequestHandler,
  Response as ExpressResponse,
} from 'express';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- as Express wants it: what handlers leave for one another
  namespace Express {
    interface Locals {
      failure?: unknown;
    }
  }
}

/** Express middleware before all others: handles errors that occurred before Express started. */
export function answerFailures(
  _request: ExpressRequest,
  { locals }: ExpressResponse,
  next: NextFunction,
): void {
  next(locals.failure);
}

/** How long a slow request may occupy a connection; Node's defaults are 60 and 300 s. */
const timeouts = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };

/**
 * Express changes the prototype of every request and response, which makes V8 look up all their properties the slow
 * way. Here both are created with Express's prototypes from the start, so that a small response takes a third less
 * time. For plain HTTP only: Nest's options for TLS and for closing are not passed on.
 *
 * Handlers that every request meets, or that answer most of them, run before Express (`useFirst`), because its router
 * costs more than they do.
 */
export class FastExpressAdapter extends ExpressAdapter {
  private readonly first: RequestHandler[] = [];

  override initHttpServer(): void {
    const express = this.getInstance<Express>();
    class Request extends IncomingMessage {}
    class Response extends ServerResponse<Request> {}
    Object.setPrototypeOf(Request.prototype, express.request);
    Object.setPrototypeOf(Response.prototype, express.response);
    Object.assign(express, { request: Request.prototype, response: Response.prototype });
    this.httpServer = createServer({ IncomingMessage: Request, ServerResponse: Response, ...timeouts });
    this.httpServer.on('request', (request: ExpressRequest, response: ExpressResponse) => {
      // As Express does later.
      request.res = response;
      response.locals = {};
      try {
        this.ask(0, request, response);
      } catch (error) {
        // Nothing behind this catches it, so the app would crash. Handlers must not throw, so this is a bug of ours.
        new Logger('Http').error(error);
        response.destroy();
      }
    });
  }

  /**
   * Adds a handler before Express; they run in this order. Each answers, calls `next()`, or calls `next('router')` to
   * pass the request straight to Express. Handlers must not throw: Express answers errors passed to `next(error)`.
   */
  useFirst(handler: RequestHandler): void {
    this.first.push(handler);
  }

  private ask(index: number, request: ExpressRequest, response: ExpressResponse): void {
    const handler = this.first[index];
    if (!handler) this.getInstance<Express>()(request, response);
    else
      handler(request, response, (whereTo?: unknown) => {
        const isDecided = whereTo !== undefined;
        if (isDecided && whereTo !== 'router') response.locals.failure = whereTo;
        this.ask(isDecided ? this.first.length : index + 1, request, response);
      });
  }
}

/** The app's adapter. */
export function fastAdapterOf(app: NestExpressApplication): FastExpressAdapter {
  const adapter = app.getHttpAdapter();
  if (!(adapter instanceof FastExpressAdapter)) throw new Error('The app needs a FastExpressAdapter.');
  return adapter;
}
