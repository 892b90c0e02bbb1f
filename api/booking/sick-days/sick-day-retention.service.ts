import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { SickDayChangesRepository } from './sick-day-changes.repository.js';

const KEPT_DAYS = 60;

/**
 * Deletes the earlier states of bookings after a sick day, once it is too late for calls or undo. The changes stay in
 * the history.
 */
@Injectable()
export class SickDayRetentionService {
  constructor(
    private readonly changes: SickDayChangesRepository,
    private readonly clock: Clock,
  ) {}

  @EveryMinutes(60)
  async deleteOld(): Promise<void> {
    await this.changes.prune(new Date(this.clock.now().getTime() - KEPT_DAYS * 86_400_000));
  }
}
