import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { LeaversBlocks } from '../../salon/staff/leavers-blocks.port.js';
import { BlockGroupsRepository } from './block-groups.repository.js';

/** Unblocks the time of people who leave the team: it can't be booked anyway. */
@Injectable()
export class LeaversBlocksService implements LeaversBlocks {
  constructor(
    private readonly allocations: AllocationsService,
    private readonly groups: BlockGroupsRepository,
    private readonly audit: AuditService,
  ) {}

  async releaseOf(staffId: string, actor: CurrentUser, tx: EntityManager): Promise<void> {
    await this.groups.removeRulesOf(staffId, tx);
    const count = await this.allocations.releaseComingBlocks(staffId, tx);
    await this.groups.removeEmpty(tx);
    if (count === 0) return;
    const act = { action: 'blocks.deleted', object: { type: 'staff', id: staffId } } as const;
    await this.audit.record({ actor, ...act, detail: { count } }, tx);
  }
}
