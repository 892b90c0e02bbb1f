import { Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isLostRace } from '../../common/problem/database-away.js';
import { RememberedAnswer } from '../../common/remembered-answer.js';
import { TooLateError, withTimeout } from '../../common/with-timeout.js';
import { execute } from '../../database/rows.js';

/** How long the database's last answer counts, and how often one that is away is asked. */
const FRESH_MS = 1_000;
/** The same for whether it takes changes. A failure counts no longer than `FRESH_MS`, so that the copy is soon ready again. */
const WRITTEN_EVERY_MS = 5_000;
/** Proxies wait no longer. Through a network that has gone silent, the driver would for many times that. */
const PATIENCE_MS = 2_000;

/**
 * Needs all that a change needs: a server that may write, a commit that gets into its log, and room for a new file. It
 * leaves no row behind: the lock goes with the transaction, and so does the file of the snapshot, which nobody uses.
 */
const WRITE = `SELECT pg_export_snapshot() FROM schema_floor FOR KEY SHARE`;

/** Knows whether the app can serve requests. Health checks are never refused, so they must not cost anything either. */
@Injectable()
export class ReadinessService {
  private readonly logger = new Logger('Database');
  private readonly answers = new RememberedAnswer(() => execute(this.database, 'SELECT 1'), FRESH_MS);
  private readonly writes = new RememberedAnswer(
    () => execute(this.database, WRITE),
    WRITTEN_EVERY_MS,
    FRESH_MS,
  );
  private isAway = false;

  constructor(private readonly database: DataSource) {}

  /**
   * Rejects while the database does not answer, or takes no changes: its disk is full, or it is read-only. It is asked once
   * a second at most, for a change every five seconds (each second while that fails), and not at all while nobody wants to know.
   */
  async check(): Promise<void> {
    try {
      await withTimeout(PATIENCE_MS, Promise.all([this.answers.get(), this.writes.get()]));
    } catch (error) {
      throw error instanceof TooLateError ? new ServiceUnavailableException() : error;
    }
  }

  /** A request found the database away. That and its return are a line each in the log, however many requests there are. */
  noteAway(reason: Error): void {
    if (isLostRace(reason)) {
      this.logger.warn(`A request waited too long for others and is answered 503: ${reason.message}`);
      return;
    }
    if (this.isAway) return;
    this.isAway = true;
    // What it said a moment ago is not true any more.
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
