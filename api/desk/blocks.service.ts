import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuditAction } from '../audit/audit-action.js';
import { AuditService } from '../audit/audit.service.js';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
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

  addBlock(body: AddBlockDto, admin: CurrentUser): Promise<DiaryBlockView> {
    const stretch = this.stretchOf(body);
    return this.scheduling.attemptBlock(stretch, async (within) => {
      const block = await this.allocations.takeBlock(stretch, body.reason ?? '', within);
      await this.record('block.added', block.id, admin, within);
      return toDiaryBlockView(block);
    });
  }

  async changeBlock(id: string, body: ChangeBlockDto, admin: CurrentUser): Promise<DiaryBlockView> {
    const seen = await this.get(id, this.source.manager);
    // Everything is decided from what was read here, so that the people and days locked are those it is written for.
    const wanted = {
      staffId: body.staffId ?? seen.staffId,
      startsAt: body.startsAt ?? seen.startsAt.toISOString(),
      endsAt: body.endsAt ?? seen.endsAt.toISOString(),
    };
    const stretch = this.stretchOf(wanted);
    return this.scheduling.attemptBlock(stretch, async (within) => {
      const before = await this.getForChange(id, within);
      const block: UnavailableTime = {
        ...before,
        staffId: stretch.staffId,
        startsAt: new Date(wanted.startsAt),
        endsAt: new Date(wanted.endsAt),
        reason: body.reason ?? before.reason,
      };
      await this.allocations.changeBlock(block, within);
      await this.record('block.changed', id, admin, within);
      return toDiaryBlockView(block);
    });
  }

  deleteBlock(id: string, admin: CurrentUser): Promise<void> {
    return inTransaction(this.source, async (within) => {
      await this.getForChange(id, within);
      await this.allocations.releaseBlock(id, within);
      await this.record('block.deleted', id, admin, within);
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

  private async get(id: string, within: EntityManager): Promise<UnavailableTime> {
    const block = await this.allocations.findBlock(id, within);
    if (!block) throw notFound('block');
    return block;
  }

  private async getForChange(id: string, within: EntityManager): Promise<UnavailableTime> {
    const block = await this.allocations.findBlockForChange(id, within);
    if (!block) throw notFound('block');
    return block;
  }

  private record(action: AuditAction, id: string, actor: CurrentUser, within: EntityManager): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'block', id } }, within);
  }
}
