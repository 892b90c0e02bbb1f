import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { MetricsService } from '../../platform/metrics/metrics.service.js';
import { HoldsRepository } from './holds.repository.js';

/** Reports the number of slots currently held. */
@Injectable()
export class SchedulingMetricsService {
  constructor(metrics: MetricsService, holds: HoldsRepository, clock: Clock) {
    metrics.databaseGauges(
      { parlour_holds_active: 'Slots that visitors hold while they book.' },
      async () => ({
        parlour_holds_active: await holds.countActive(clock.now()),
      }),
    );
  }
}
