import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { HoldsRepository } from './holds.repository.js';

const EVERY_MINUTES = 5;

/** A retry may come a day late; two days is generous. */
const ANSWERS_KEPT_HOURS = 48;

/** Clears away what has lapsed. Nothing depends on it: lapsed holds do not count anyway. */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Sweeper');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly holds: HoldsRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), EVERY_MINUTES * 60_000).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    const now = this.clock.now();
    const answersBefore = new Date(now.getTime() - ANSWERS_KEPT_HOURS * 3_600_000);
    try {
      await this.holds.sweep(now, answersBefore);
    } catch (error) {
      this.logger.warn(`Could not sweep, will try again: ${String(error)}`);
    }
  }
}
