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

/** Express middleware that comes before all others: answers what went wrong before Express began. */
export function answerFailures(
  _request: ExpressRequest,
  { locals }: ExpressResponse,
  next: NextFunction,
): void {
  next(locals.failure);
}

/** How long a slow request may hold a connection; Node's defaults are 60 and 300 s. */
const timeouts = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };

/**
 * Express changes the prototype of every request and response, after which V8 looks up all their properties the slow way.
 * Here both are created with the prototype that Express wants, so that nothing has to change: a small answer takes a third
 * less time. For plain HTTP only: Nest's options for TLS and for closing are not passed on.
 *
 * Handlers that every request meets, or that answer most of them, run before Express does (`useFirst`): its router costs
 * more than they do.
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
      // As Express does when its turn comes.
      request.res = response;
      response.locals = {};
      try {
        this.ask(0, request, response);
      } catch (error) {
        // Nobody behind this catches it: the app would end. Handlers do not throw, so this is a fault of ours.
        new Logger('Http').error(error);
        response.destroy();
      }
    });
  }

  /**
   * Adds a handler to those before Express, which run in this order. They answer, or call `next()`, or `next('router')` to
   * leave the request to Express at once. They must not throw: only Express answers errors, which it gets by `next(error)`.
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

/** The adapter that the app was created with. */
export function fastAdapterOf(app: NestExpressApplication): FastExpressAdapter {
  const adapter = app.getHttpAdapter();
  if (!(adapter instanceof FastExpressAdapter)) throw new Error('The app needs a FastExpressAdapter.');
  return adapter;
}
