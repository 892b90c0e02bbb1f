import type { Server } from 'node:http';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** Docker waits ten seconds before it kills; the database needs some of them to close. */
const PATIENCE_MS = 7000;

const GLANCE_MS = 50;

/**
 * Sees to it that the server can close: requests in flight are answered, a connection that has nothing more to ask
 * is closed at once, and one that hangs halfway through a request is cut off in the end.
 */
@Injectable()
export class Farewell implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  beforeApplicationShutdown(): void {
    const server: Server = this.host.httpAdapter.getHttpServer();
    setInterval(() => server.closeIdleConnections(), GLANCE_MS).unref();
    setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
  }
}
