import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { HoldsRepository } from './holds.repository.js';

/** Deletes expired holds. Nothing depends on it, since expired holds don't count anyway. */
@Injectable()
export class HoldsSweeperService {
  constructor(
    private readonly holds: HoldsRepository,
    private readonly clock: Clock,
  ) {}

  @EveryMinutes(5)
  async sweep(): Promise<void> {
    await this.holds.sweep(this.clock.now());
  }
}
