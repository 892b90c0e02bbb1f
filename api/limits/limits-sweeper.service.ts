import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { FailedTriesRepository } from './failed-tries.repository.js';
import { SpentLimitsRepository } from './spent-limits.repository.js';

const EVERY_MINUTES = 30;

/** Clears away what binds nobody any more. Nothing depends on it. */
@Injectable()
export class LimitsSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Limits');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly spent: SpentLimitsRepository,
    private readonly failed: FailedTriesRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), EVERY_MINUTES * 60_000).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    try {
      await this.spent.sweep(now);
      await this.failed.sweep(now);
    } catch (error) {
      this.logger.warn(`Could not sweep, will try again: ${String(error)}`);
    }
  }
}
