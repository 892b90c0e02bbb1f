import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { inTransaction } from '../../database/transaction.js';
import { SalonRepository } from './salon.repository.js';

/** What the salon remembers of the first steps: which were set aside, and that none are left. */
@Injectable()
export class FirstStepsMemoryService {
  constructor(
    private readonly salons: SalonRepository,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  async settle(step: string, isSettled: boolean, actor: CurrentUser): Promise<void> {
    await inTransaction(this.source, async (within) => {
      await this.salons.settleStep(step, isSettled, within);
      const object = { type: 'salon', id: '1' };
      await this.audit.record(
        { actor, action: 'salon.changed', object, detail: { keys: 'firstSteps' } },
        within,
      );
    });
  }

  end(): Promise<void> {
    return this.salons.endFirstSteps(this.clock.now());
  }
}
