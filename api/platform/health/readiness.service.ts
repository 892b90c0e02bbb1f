import { Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isLostRace } from '../../common/problem/database-away.js';
import { RememberedAnswer } from '../../common/remembered-answer.js';
import { TooLateError, withTimeout } from '../../common/with-timeout.js';
import { execute } from '../../database/rows.js';
import { assertTakesChanges } from '../../database/takes-changes.js';

/** How long a response from the database counts, and how often to retry while it is down. */
const FRESH_MS = 1_000;
/** The same for writes. A failure counts only for `FRESH_MS`, so that the instance is ready again soon. */
const WRITTEN_EVERY_MS = 5_000;
/** Proxies don't wait longer. On a silent network, the driver would wait many times that. */
const PATIENCE_MS = 2_000;

/** Knows if the app can serve requests. Health checks are never refused, so they must be cheap. */
@Injectable()
export class ReadinessService {
  private readonly logger = new Logger('Database');
  private readonly answers = new RememberedAnswer(() => execute(this.database, 'SELECT 1'), FRESH_MS);
  private readonly writes = new RememberedAnswer(
    () => assertTakesChanges(this.database),
    WRITTEN_EVERY_MS,
    FRESH_MS,
  );
  private isAway = false;

  constructor(private readonly database: DataSource) {}

  /**
   * Rejects while the database is down or refuses writes, because its disk is full or it is read-only. Asks at most
   * once a second, for a write every five seconds (every second while that fails), and only when called.
   */
  async check(): Promise<void> {
    try {
      await withTimeout(PATIENCE_MS, Promise.all([this.answers.get(), this.writes.get()]));
    } catch (error) {
      throw error instanceof TooLateError ? new ServiceUnavailableException() : error;
    }
  }

  /**
   * Notes that a request found the database down. Logs one line for that and one for its return, however many
   * requests there are.
   */
  noteAway(reason: Error): void {
    if (isLostRace(reason)) {
      this.logger.warn(`A request waited too long for others and is answered 503: ${reason.message}`);
      return;
    }
    if (this.isAway) return;
    this.isAway = true;
    // Discard the last response, which no longer holds.
    this.answers.forget();
    this.writes.forget();
    this.logger.error(`PostgreSQL is away, and requests that need it are answered 503: ${reason.message}`);
    const sinceMs = performance.now();
    const asking = setInterval(() => {
      this.check().then(
        () => {
          clearInterval(asking);
          this.isAway = false;
          this.logger.warn(`PostgreSQL is back after ${Math.ceil((performance.now() - sinceMs) / 1000)} s.`);
        },
        () => undefined,
      );
    }, FRESH_MS);
    asking.unref();
  }
}
