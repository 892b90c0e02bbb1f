import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { AuditRepository } from './audit.repository.js';

const EVERY_HOURS = 1;

/** Lets go of entries that are a year old: that is how long the salon may keep who did what. */
@Injectable()
export class AuditKeeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Audit');
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly entries: AuditRepository) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.forgetOld(), EVERY_HOURS * 3_600_000).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async forgetOld(): Promise<void> {
    try {
      await this.entries.forgetOld();
    } catch (error) {
      this.logger.warn(`Could not forget old entries, will try again: ${String(error)}`);
    }
  }
}
