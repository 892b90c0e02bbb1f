import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { BookingLinksRepository } from './booking-links.repository.js';

/**
 * Until then, an expired link says that it has expired instead of that it is unknown. In the privacy text. @internal
 */
export const KEPT_DAYS = 7;

/** Deletes links some time after their booking's original start. */
@Injectable()
export class BookingLinksSweeperService {
  constructor(
    private readonly links: BookingLinksRepository,
    private readonly clock: Clock,
  ) {}

  @EveryMinutes(60)
  async sweep(): Promise<void> {
    await this.links.sweep(new Date(this.clock.now().getTime() - KEPT_DAYS * 86_400_000));
  }
}
