import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuditAction } from '../audit/audit-action.js';
import { AuditService } from '../audit/audit.service.js';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { mayForAll } from '../common/access/may.js';
import { ownColumnOnly } from '../bookings/bookings.problems.js';
import { Clock } from '../common/clock.js';
import { minuteOf } from '../common/time/epoch-minute.js';
import { invalidInput, notFound } from '../common/problem/common.problems.js';
import { inTransaction } from '../database/transaction.js';
import type { UnavailableTime } from '../scheduling/staff-time.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { type DiaryBlockView, toDiaryBlockView } from './diary.view.js';
import { blockProblem } from './domain/block.js';
import type { AddBlockDto, ChangeBlockDto } from './dto/block.dto.js';
import { SchedulingService } from '../scheduling/scheduling.service.js';

/** Blocks people's time for some hours, with the same guard that prevents double bookings. */
@Injectable()
export class BlocksService {
  constructor(
    private readonly allocations: AllocationsService,
    private readonly scheduling: SchedulingService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  addBlock(body: AddBlockDto, actor: CurrentUser): Promise<DiaryBlockView> {
    const stretch = this.stretchOf(body);
    assertMayBlock(actor, stretch);
    return this.scheduling.attemptBlock(stretch, async (within) => {
      const block = await this.allocations.takeBlock(stretch, body.reason ?? '', within);
      await this.record('block.added', block.id, actor, within);
      return toDiaryBlockView(block);
    });
  }

  async changeBlock(id: string, body: ChangeBlockDto, actor: CurrentUser): Promise<DiaryBlockView> {
    const seen = await this.get(id, actor);
    // Everything is decided from what was read here, so that the people and days locked are those it is written for.
    const wanted = {
      staffId: body.staffId ?? seen.staffId,
      startsAt: body.startsAt ?? seen.startsAt.toISOString(),
      endsAt: body.endsAt ?? seen.endsAt.toISOString(),
    };
    const stretch = this.stretchOf(wanted);
    assertMayBlock(actor, stretch);
    return this.scheduling.attemptBlock(stretch, async (within) => {
      const before = await this.getForChange(id, actor, within);
      const block: UnavailableTime = {
        ...before,
        staffId: stretch.staffId,
        startsAt: new Date(wanted.startsAt),
        endsAt: new Date(wanted.endsAt),
        reason: body.reason ?? before.reason,
      };
      await this.allocations.changeBlock(block, within);
      await this.record('block.changed', id, actor, within);
      return toDiaryBlockView(block);
    });
  }

  deleteBlock(id: string, actor: CurrentUser): Promise<void> {
    return inTransaction(this.source, async (within) => {
      await this.getForChange(id, actor, within);
      await this.allocations.releaseBlock(id, within);
      await this.record('block.deleted', id, actor, within);
    });
  }

  private stretchOf({ staffId, startsAt, endsAt }: { staffId: string; startsAt: string; endsAt: string }) {
    const stretch = { start: minuteOf(new Date(startsAt)), end: minuteOf(new Date(endsAt)) };
    const problem = blockProblem(stretch, this.clock.nowMinutes());
    if (problem) {
      const pointer = problem.end ? '#/endsAt' : '#/startsAt';
      throw invalidInput([{ pointer, detail: problem.detail }]);
    }
    return { staffId: staffId.toLowerCase(), ...stretch };
  }

  private async get(id: string, actor: CurrentUser): Promise<UnavailableTime> {
    return found(await this.allocations.findBlock(id, this.source.manager), actor);
  }

  private async getForChange(
    id: string,
    actor: CurrentUser,
    within: EntityManager,
  ): Promise<UnavailableTime> {
    return found(await this.allocations.findBlockForChange(id, within), actor);
  }

  private record(action: AuditAction, id: string, actor: CurrentUser, within: EntityManager): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'block', id } }, within);
  }
}

/** Everybody's columns are for those who see everybody's; others block their own. */
const isInReach = (actor: CurrentUser, { staffId }: { staffId: string }): boolean =>
  mayForAll(actor, 'diary') || staffId === actor.staffId;

function assertMayBlock(actor: CurrentUser, stretch: { staffId: string }): void {
  if (!isInReach(actor, stretch)) throw ownColumnOnly();
}

/** A colleague's is not found. */
function found(block: UnavailableTime | null, actor: CurrentUser): UnavailableTime {
  if (!block || !isInReach(actor, block)) throw notFound('block');
  return block;
}
