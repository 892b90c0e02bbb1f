import { setTimeout as pause } from 'node:timers/promises';
import { type INestApplication, Logger } from '@nestjs/common';
import { StoppingService } from './common/stopping.service.js';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * A stop waits for requests and for the database, though not for ever: a network that has gone silent never answers. With
 * the longest drain it stays below the `stop_grace_period` of docker/compose.yaml, after which Docker kills.
 */
const LONGEST_STOP_MS = 25_000;

/**
 * Ends the process in order when a signal asks for it. First a drain: the app still takes requests, but says that it is
 * going, so that a proxy sends new ones to another copy. Then the listener closes, what is in progress is answered, and the
 * database is let go. A second signal ends the drain.
 */
export class OrderlyStop {
  private app: INestApplication | null = null;
  private drainSeconds = 0;
  private isAsked = false;
  private readonly hurry = new AbortController();

  constructor() {
    for (const signal of signals) process.on(signal, () => this.ask());
  }

  /** From now on there is something to stop. A signal that came during the start counts, too. */
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

  /** A stop that was asked for is a success, and a supervisor should see it as one. */
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
