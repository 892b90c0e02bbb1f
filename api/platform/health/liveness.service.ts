import { Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { RememberedAnswer } from '../../common/remembered-answer.js';
import { answersNewConnection, poolOf } from '../../database/pool-of.js';
import { sessionLimits } from '../../database/session-settings.js';

const LOOK_EVERY_MS = 5_000;
/** The time limit for a new connection. */
const ANSWER_MS = 1_000;
/** Consecutive checks that must find the connections stuck: a single one may hit a moment from which they recover. */
const LOOKS = 2;

/**
 * Detects when only a new process helps: every connection is in use, none has been returned for longer than any
 * statement may take, and a new one would work. A PostgreSQL outage never counts, since a restart would not fix it.
 */
@Injectable()
export class LivenessService {
  private readonly logger = new Logger('Database');
  private readonly pool: pg.Pool;
  private readonly looks = new RememberedAnswer(() => this.look(), LOOK_EVERY_MS);
  private lastMovedMs: number;
  private stuckLooks = 0;

  constructor(
    database: DataSource,
    private readonly clock: Clock,
  ) {
    this.pool = poolOf(database);
    this.lastMovedMs = clock.elapsedMs();
    const note = (): void => void (this.lastMovedMs = clock.elapsedMs());
    this.pool.on('acquire', note).on('release', note).on('remove', note);
  }

  /** Rejects while only a new process would help. Checks at most every five seconds, and only when called. */
  async check(): Promise<void> {
    await this.looks.get(this.clock.elapsedMs());
    if (this.stuckLooks >= LOOKS) throw new ServiceUnavailableException();
  }

  private async look(): Promise<void> {
    const isStuck = this.areAllHeld() && (await answersNewConnection(this.pool, ANSWER_MS));
    this.stuckLooks = isStuck ? this.stuckLooks + 1 : 0;
    if (this.stuckLooks === LOOKS) {
      this.logger.error(
        'All connections to PostgreSQL are in use and none comes back, though it answers new ones. Only a restart of this copy helps.',
      );
    }
  }

  private areAllHeld(): boolean {
    const { totalCount, idleCount, options } = this.pool;
    const forMs = this.clock.elapsedMs() - this.lastMovedMs;
    return totalCount >= options.max && idleCount === 0 && forMs > sessionLimits.answer;
  }
}
