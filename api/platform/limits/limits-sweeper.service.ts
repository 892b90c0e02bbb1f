import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { FailedTriesRepository } from './failed-tries.repository.js';
import { SpentLimitsRepository } from './spent-limits.repository.js';

/** Deletes expired limits. Nothing depends on it. */
@Injectable()
export class LimitsSweeperService {
  constructor(
    private readonly spent: SpentLimitsRepository,
    private readonly failed: FailedTriesRepository,
    private readonly clock: Clock,
  ) {}

  @EveryMinutes(30)
  async sweep(): Promise<void> {
    const now = this.clock.shared();
    await this.spent.sweep(now);
    await this.failed.sweep(now);
  }
}
