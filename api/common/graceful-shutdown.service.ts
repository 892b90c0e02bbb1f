import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import { type AbstractHttpAdapter, HttpAdapterHost } from '@nestjs/core';

/** Enough for an upload over a slow line. The rest of the longest stop (`orderly-stop.ts`) is for the database. */
const MAX_WAIT_MS = 15_000;

/** A request without new data for this long will not be completed: its phone is out of reach. */
const QUIET_MS = 5_000;

const CHECK_EVERY_MS = 50;

/** A connection, with its latest request. */
interface Line {
  request: IncomingMessage | null;
  bytesRead: number;
  quietSinceMs: number;
}

/**
 * Lets the server close: answers requests in progress, finishes uploads, and closes idle connections at once. A
 * connection that hangs in the middle of a request is cut off in the end.
 */
@Injectable()
export class GracefulShutdownService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly lines = new Map<Socket, Line>();

  constructor(private readonly host: HttpAdapterHost<AbstractHttpAdapter<Server>>) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getHttpServer();
    server.on('connection', (socket) => {
      this.lines.set(socket, { request: null, bytesRead: 0, quietSinceMs: 0 });
      socket.once('close', () => this.lines.delete(socket));
    });
    server.on('request', (request) => {
      const line = this.lines.get(request.socket);
      if (line) line.request = request;
    });
  }

  beforeApplicationShutdown(): void {
    const server = this.host.httpAdapter.getHttpServer();
    for (const line of this.lines.values()) line.quietSinceMs = performance.now();
    setInterval(() => {
      server.closeIdleConnections();
      this.cutQuietLines();
    }, CHECK_EVERY_MS).unref();
    setTimeout(() => server.closeAllConnections(), MAX_WAIT_MS).unref();
  }

  private cutQuietLines(): void {
    const now = performance.now();
    for (const [socket, line] of this.lines) {
      if (line.request?.complete) continue;
      if (socket.bytesRead > line.bytesRead) {
        line.bytesRead = socket.bytesRead;
        line.quietSinceMs = now;
      } else if (now - line.quietSinceMs > QUIET_MS) socket.destroy();
    }
  }
}
