import { setTimeout as pause } from 'node:timers/promises';
import { type INestApplication, Logger } from '@nestjs/common';
import { StoppingService } from './common/stopping.service.js';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * A stop waits for requests and the database, but not forever: a silent network never responds. Including the longest
 * drain, it stays below `stop_grace_period` in docker/compose.yaml, after which Docker kills the process.
 */
const LONGEST_STOP_MS = 25_000;

/**
 * Ends the process gracefully on a signal. While draining, the app still accepts requests but reports that it is
 * stopping, so that a proxy sends new ones to another instance. Then the listener closes, requests in progress are
 * answered, and the database is closed. A second signal ends the drain.
 */
export class OrderlyStop {
  private app: INestApplication | null = null;
  private drainSeconds = 0;
  private isAsked = false;
  private readonly hurry = new AbortController();

  constructor() {
    for (const signal of signals) process.on(signal, () => this.ask());
  }

  /** From now on there is something to stop. Also handles a signal received during startup. */
  async manage(app: INestApplication, drainSeconds: number): Promise<void> {
    this.app = app;
    this.drainSeconds = drainSeconds;
    if (this.isAsked) await this.stop(app);
  }

  private ask(): void {
    if (this.isAsked) {
      this.hurry.abort();
      return;
    }
    this.isAsked = true;
    const longestMs = this.drainSeconds * 1000 + LONGEST_STOP_MS;
    setTimeout(() => {
      process.stderr.write(`Parlour did not stop within ${longestMs / 1000} s and ends now.\n`);
      process.exit(1);
    }, longestMs).unref();
    if (this.app) void this.stop(this.app);
  }

  /** A requested stop is a success, and supervisors should see it as one. */
  private async stop(app: INestApplication): Promise<void> {
    app.get(StoppingService).begin();
    try {
      if (this.drainSeconds > 0) {
        new Logger('Parlour').log(`Stopping. Requests are still taken for ${this.drainSeconds} s.`);
        await pause(this.drainSeconds * 1000, undefined, { signal: this.hurry.signal }).catch(
          () => undefined,
        );
      }
      await app.close();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`Parlour did not stop in order: ${String(error)}\n`);
      process.exit(1);
    }
  }
}
