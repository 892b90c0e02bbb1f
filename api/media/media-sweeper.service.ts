import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { neverShownSince } from './domain/never-shown.js';
import { MediaService } from './media.service.js';

const EVERY_MS = 3_600_000;

/** Clears away pictures that were sent for a form which was then given up (decision 0020). */
@Injectable()
export class MediaSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Media');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly media: MediaService,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    try {
      await this.media.forgetNeverShown(neverShownSince(this.clock.now()));
    } catch (error) {
      this.logger.warn(`Could not sweep, will try again: ${String(error)}`);
    }
  }
}
