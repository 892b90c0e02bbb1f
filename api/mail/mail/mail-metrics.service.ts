import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { MetricsService } from '../../platform/metrics/metrics.service.js';
import { givenUpAt } from './useful-until.js';
import { OutboxRepository } from './outbox.repository.js';

/** Reports if emails are being sent. */
@Injectable()
export class MailMetricsService {
  constructor(metrics: MetricsService, outbox: OutboxRepository, clock: Clock) {
    metrics.databaseGauges(
      {
        parlour_outbox_due: 'Emails that should have been sent by now.',
        parlour_outbox_oldest_due_seconds: 'For how long the oldest of them has been waiting.',
        parlour_outbox_failed: 'Emails that were given up within the last 30 days.',
      },
      async () => {
        // Emails due by now are given up by then.
        const givenUpBefore = givenUpAt(clock.now());
        const { waiting, firstGivenUpAt, failed } = await outbox.backlog(givenUpBefore);
        return {
          parlour_outbox_due: waiting,
          parlour_outbox_oldest_due_seconds: firstGivenUpAt
            ? (givenUpBefore.getTime() - firstGivenUpAt.getTime()) / 1000
            : 0,
          parlour_outbox_failed: failed,
        };
      },
    );
  }
}
