import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { TimeOffRequestsRepository } from './time-off-requests.repository.js';

/** After the time that was asked for. In the privacy text. @internal */
export const KEPT_DAYS = 30;

/**
 * Forgets requests for time off some time after they are about nothing any more, whatever became of them: answered, never
 * answered, or lapsed because whoever asked has left the team. What was granted is time off of its own.
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
