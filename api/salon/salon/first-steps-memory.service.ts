import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { Transactions } from '../../database/transactions.js';
import { SalonRepository } from './salon.repository.js';

/** Remembers which first steps were settled, and that none are left. */
@Injectable()
export class FirstStepsMemoryService {
  constructor(
    private readonly salons: SalonRepository,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async settle(step: string, isSettled: boolean, actor: CurrentUser): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.salons.settleStep(step, isSettled, tx);
      const object = { type: 'salon', id: '1' };
      await this.audit.record({ actor, action: 'salon.changed', object, detail: { keys: 'firstSteps' } }, tx);
    });
  }

  end(): Promise<void> {
    return this.salons.endFirstSteps(this.clock.now());
  }
}
