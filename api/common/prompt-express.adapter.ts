import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';

/** Somebody who sends a request letter by letter holds a place no longer than this; Node's own figures are 60 and 300 s. */
const PATIENCE = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };

/**
 * Express swaps the prototype of each request and answer that it is given, and V8 then looks up all their properties
 * the slow way. Here both are born with the prototype that Express wants, so that there is nothing left to swap:
 * a small answer costs a third less. Plain HTTP alone: Nest's options for TLS and for closing do not come this way.
 */
export class PromptExpressAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    const express = this.getInstance();
    class Request extends IncomingMessage {}
    class Answer extends ServerResponse<Request> {}
    express.request = Object.setPrototypeOf(Request.prototype, express.request);
    express.response = Object.setPrototypeOf(Answer.prototype, express.response);
    this.httpServer = createServer(
      { IncomingMessage: Request, ServerResponse: Answer, ...PATIENCE },
      express,
    );
  }
}
