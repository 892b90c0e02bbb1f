import type { Server } from 'node:http';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** Docker kills after ten seconds, and the database needs some of them to close. */
const MAX_WAIT_MS = 7000;

const CHECK_EVERY_MS = 50;

/**
 * Lets the server close: requests in progress are answered, idle connections are closed at once, and a connection that
 * hangs in the middle of a request is cut off in the end.
 */
@Injectable()
export class GracefulShutdownService implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  beforeApplicationShutdown(): void {
    const server: Server = this.host.httpAdapter.getHttpServer();
    setInterval(() => server.closeIdleConnections(), CHECK_EVERY_MS).unref();
    setTimeout(() => server.closeAllConnections(), MAX_WAIT_MS).unref();
  }
}
