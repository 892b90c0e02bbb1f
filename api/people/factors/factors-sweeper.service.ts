import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { CeremoniesRepository } from './ceremonies.repository.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

/** By then, no one is still typing the first code of their app. */
const UNCONFIRMED_MS = 60 * 60_000;

/** Deletes unanswered passkey challenges, and apps that never showed a code. Nothing depends on it. */
@Injectable()
export class FactorsSweeperService {
  constructor(
    private readonly ceremonies: CeremoniesRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly clock: Clock,
  ) {}

  @EveryMinutes(5)
  async sweep(): Promise<void> {
    const now = this.clock.now();
    await this.ceremonies.sweep(now);
    await this.factors.sweepUnconfirmed(new Date(now.getTime() - UNCONFIRMED_MS));
  }
}
