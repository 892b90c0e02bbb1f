import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { SickDayChangesRepository } from './sick-day-changes.repository.js';

const KEPT_DAYS = 60;

/** Forgets how bookings were before a sick day once nobody calls or undoes any more. What was done stands in their history. */
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
