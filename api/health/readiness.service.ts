import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isLostRace } from '../common/problem/database-away.js';

/** How long the database's last answer counts, and how often one that is away is asked. */
const FRESH_MS = 1_000;

/** Knows whether the app can serve requests. Health checks are never refused, so they must not cost anything either. */
@Injectable()
export class ReadinessService {
  private readonly logger = new Logger('Database');
  private lastProbe: Promise<unknown> | null = null;
  private isAway = false;

  constructor(private readonly database: DataSource) {}

  /** Rejects while the database does not answer. It is asked once a second at most, however many want to know. */
  async check(): Promise<void> {
    this.lastProbe ??= this.probe();
    await this.lastProbe;
  }

  /** A request found the database away. That and its return are a line each in the log, however many requests there are. */
  noteAway(reason: Error): void {
    if (isLostRace(reason)) {
      this.logger.warn(`A request waited too long for others and is answered 503: ${reason.message}`);
      return;
    }
    if (this.isAway) return;
    this.isAway = true;
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

  private async probe(): Promise<void> {
    try {
      await this.database.query('SELECT 1');
    } finally {
      setTimeout(() => (this.lastProbe = null), FRESH_MS).unref();
    }
  }
}
