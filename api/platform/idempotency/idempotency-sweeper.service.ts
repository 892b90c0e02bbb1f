import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { IdempotencyRepository } from './idempotency.repository.js';

/** A retry may come a day late; two days is generous. In the privacy text. @internal */
export const ANSWERS_KEPT_HOURS = 48;

/** Deletes answers that no one will ask for again. */
@Injectable()
export class IdempotencySweeperService {
  constructor(
    private readonly answers: IdempotencyRepository,
    private readonly clock: Clock,
  ) {}

  @EveryMinutes(5)
  async sweep(): Promise<void> {
    await this.answers.sweep(new Date(this.clock.now().getTime() - ANSWERS_KEPT_HOURS * 3_600_000));
  }
}
