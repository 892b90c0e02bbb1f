import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { TimeOffRequestsRepository } from './time-off-requests.repository.js';

/** Days after the requested time. In the privacy text. @internal */
export const KEPT_DAYS = 30;

/**
 * Deletes requests for time off some time after their period, whatever their state: answered, unanswered, or lapsed
 * because the person left the team. Granted time off is stored separately.
 */
@Injectable()
export class TimeOffRequestsSweeperService {
  constructor(
    private readonly requests: TimeOffRequestsRepository,
    private readonly clock: Clock,
  ) {}

  @EveryMinutes(60)
  async sweep(): Promise<void> {
    await this.requests.sweep(new Date(this.clock.now().getTime() - KEPT_DAYS * 86_400_000));
  }
}
