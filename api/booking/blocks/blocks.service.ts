import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../platform/audit/audit-action.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { invalidInput, notFound } from '../../common/problem/common.problems.js';
import { sentence } from '../../common/words/sentence.js';
import { Transactions } from '../../database/transactions.js';
import type { UnavailableTime } from '../scheduling/staff-time.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { type DiaryBlockView, toDiaryBlockView } from './block.view.js';
import { BlockGroupsRepository, type GroupOfBlock } from './block-groups.repository.js';
import { assertMayBlock, isInReach } from './block-reach.js';
import { blockProblem } from './domain/block.js';
import type { AddBlockDto, ChangeBlockDto } from './dto/block.dto.js';
import type { Plan } from '../planning/plan.js';
import { SchedulingService } from '../scheduling/scheduling.service.js';

/** Blocks a team member's time for some hours, with the same guard that prevents double bookings. */
@Injectable()
export class BlocksService {
  constructor(
    private readonly groups: BlockGroupsRepository,
    private readonly allocations: AllocationsService,
    private readonly scheduling: SchedulingService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  addBlock(body: AddBlockDto, actor: CurrentUser): Promise<DiaryBlockView> {
    const stretch = this.stretchOf(body);
    assertMayBlock(actor, [stretch.staffId]);
    return this.scheduling.attemptBlocks(async ({ tx, plan, lockDays }) => {
      assertWorksHere(stretch, plan);
      await lockDays([stretch]);
      const [block] = await this.allocations.takeBlocks([stretch], body.reason ?? '', tx);
      if (!block) throw new Error('A block that was written did not come back.');
      await this.record('block.added', block.id, actor, tx);
      return toDiaryBlockView(block, null);
    });
  }

  async changeBlock(id: string, body: ChangeBlockDto, actor: CurrentUser): Promise<DiaryBlockView> {
    const seen = await this.get(id, actor);
    // Decide from what was read here, so that the people and days locked are those that get written.
    const wanted = {
      staffId: body.staffId ?? seen.staffId,
      startsAt: body.startsAt ?? seen.startsAt.toISOString(),
      endsAt: body.endsAt ?? seen.endsAt.toISOString(),
    };
    const stretch = this.stretchOf(wanted);
    assertMayBlock(actor, [stretch.staffId]);
    return this.scheduling.attemptBlocks(async ({ tx, plan, lockDays }) => {
      assertWorksHere(stretch, plan);
      const group = await this.groupOf(id, tx);
      await lockDays([stretch]);
      const before = await this.getForChange(id, actor, tx);
      const block: UnavailableTime = {
        ...before,
        staffId: stretch.staffId,
        startsAt: new Date(wanted.startsAt),
        endsAt: new Date(wanted.endsAt),
        reason: body.reason ?? before.reason,
      };
      await this.allocations.changeBlocks([block], tx);
      const isMoved =
        block.staffId !== before.staffId ||
        block.startsAt.getTime() !== before.startsAt.getTime() ||
        block.endsAt.getTime() !== before.endsAt.getTime();
      if (isMoved && group && group.everyWeeks !== null) await this.groups.setApart([id], tx);
      await this.record('block.changed', id, actor, tx);
      return toDiaryBlockView(block, group);
    });
  }

  deleteBlock(id: string, actor: CurrentUser): Promise<void> {
    return this.transactions.run(async (tx) => {
      const group = await this.groupOf(id, tx);
      await this.getForChange(id, actor, tx);
      await this.allocations.releaseBlocks([id], tx);
      if (group) await this.groups.removeEmpty(tx);
      await this.record('block.deleted', id, actor, tx);
    });
  }

  private stretchOf({ staffId, startsAt, endsAt }: { staffId: string; startsAt: string; endsAt: string }) {
    const stretch = { start: minuteOf(new Date(startsAt)), end: minuteOf(new Date(endsAt)) };
    const problem = blockProblem(stretch, this.clock.nowMinutes());
    if (problem) {
      const pointer = problem.end ? '#/endsAt' : '#/startsAt';
      throw invalidInput([{ pointer, detail: problem.detail }]);
    }
    return { staffId, ...stretch };
  }

  private async get(id: string, actor: CurrentUser): Promise<UnavailableTime> {
    const [block] = await this.allocations.listBlocks([id]);
    return found(block, actor);
  }

  private async getForChange(id: string, actor: CurrentUser, tx: EntityManager): Promise<UnavailableTime> {
    const [block] = await this.allocations.listBlocksForChange([id], tx);
    return found(block, actor);
  }

  /** The group of a block, locked: anyone else changing all of it waits. */
  private async groupOf(id: string, tx: EntityManager): Promise<GroupOfBlock | null> {
    const [group = null] = await this.groups.groupsOf([id], tx);
    if (group) await this.groups.lockGroups(tx);
    return group;
  }

  private record(action: AuditAction, id: string, actor: CurrentUser, tx: EntityManager): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'block', id } }, tx);
  }
}

function assertWorksHere({ staffId }: { staffId: string }, { members }: Plan): void {
  if (!members.has(staffId)) {
    throw invalidInput([{ pointer: '#/staffId', detail: sentence('noSuchTeamMember') }]);
  }
}

/** A colleague's block is a 404. */
function found(block: UnavailableTime | undefined, actor: CurrentUser): UnavailableTime {
  if (!block || !isInReach(actor, block)) throw notFound('block');
  return block;
}
