import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { OutboxRepository } from './outbox.repository.js';

/** In the privacy text. @internal */
export const KEPT_DAYS = 30;

/** Deletes emails a month after they were sent, dropped or given up. */
@Injectable()
export class OutboxRetentionService {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly clock: Clock,
  ) {}

  @EveryMinutes(60)
  async deleteOld(): Promise<void> {
    await this.outbox.prune(new Date(this.clock.now().getTime() - KEPT_DAYS * 86_400_000));
  }
}
