import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import { dateOf, minuteOf } from '../../common/time/epoch-minute.js';
import { localDayOf } from '../../common/time/zone.js';
import { sentence } from '../../common/words/sentence.js';
import { Transactions } from '../../database/transactions.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import type { Plan } from '../planning/plan.js';
import { type BlocksAttempt, SchedulingService } from '../scheduling/scheduling.service.js';
import type { ChangedBlocksView } from './block-group.view.js';
import { BlockGroupsRepository } from './block-groups.repository.js';
import { assertMayBlock } from './block-reach.js';
import { BlocksInTheWayService, type WantedBlock } from './blocks-in-the-way.service.js';
import { blocksInTheWay } from './blocks.problems.js';
import { blockProblem } from './domain/block.js';
import { overlapEachOther, stretchOn, type WallSpan, wallSpanOf } from './domain/block-days.js';
import { inScope } from './domain/block-scope.js';
import type { ChangeBlocksDto, RemoveBlocksDto } from './dto/block-group.dto.js';
import { type GroupMember, ReadBlockGroupsService } from './read-block-groups.service.js';

/** The new place of the block that is being changed. The others in its group move along. */
interface Aim {
  start: WantedBlock['start'];
  end: WantedBlock['end'];
  staffId: string;
  span: WallSpan;
}

/** Changes and removes blocks, alone or with those made together with them. Past blocks stay as they were. */
@Injectable()
export class ChangeBlocksService {
  constructor(
    private readonly groups: BlockGroupsRepository,
    private readonly read: ReadBlockGroupsService,
    private readonly inTheWay: BlocksInTheWayService,
    private readonly allocations: AllocationsService,
    private readonly scheduling: SchedulingService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  changeBlockGroup(id: string, body: ChangeBlocksDto, actor: CurrentUser): Promise<ChangedBlocksView> {
    return this.scheduling.attemptBlocks(async (attempt) => {
      const { tx, now, plan } = attempt;
      await this.groups.lockGroups(tx);
      const { group, blocks: all } = await this.read.get(id, actor, tx);
      const from = fromOf(all, body);
      const meant = inScope(all, from, body, now);
      const aim = this.aimOf(from, body, actor, plan);
      const leftOut = new Set((body.leaveOut ?? []).map(({ staffId, day }) => `${staffId} ${day}`));
      const changing = meant.filter(
        (block) =>
          !leftOut.has(`${block.staffId} ${block.day}`) &&
          (block.id === from.id || body.dates === 'this' || aim === null || !block.isApart),
      );
      if (changing.length === 0) {
        throw invalidInput([{ pointer: '#/leaveOut', detail: sentence('nothingLeftToBlock') }]);
      }
      const changed = aim
        ? await this.move(changing, { aim, body, actor, attempt })
        : await this.allocations.listBlocksForChange(idsOf(changing), tx);
      const reason = body.reason;
      await this.allocations.changeBlocks(
        reason === undefined ? changed : changed.map((block) => ({ ...block, reason })),
        tx,
      );
      if (aim && body.dates === 'this' && group.everyWeeks !== null) {
        await this.groups.setApart(idsOf(changed), tx);
      }
      const going = await this.rulesIn(id, from, body, actor, tx);
      const ofRule = aim && {
        ...{ fromMinute: aim.span.from, toMinute: aim.span.to, daysLater: aim.span.daysLater },
        ...(body.people === 'this' && { staffId: aim.staffId }),
      };
      await this.groups.changeRules(going, { ...ofRule, ...(reason !== undefined && { reason }) }, tx);
      const act = { action: 'blocks.changed', object: { type: 'block-group', id: group.id } } as const;
      await this.audit.record({ actor, ...act, detail: { count: changed.length } }, tx);
      return { changed: changed.length, stayed: meant.length - changed.length };
    });
  }

  removeBlockGroup(id: string, body: RemoveBlocksDto, actor: CurrentUser): Promise<ChangedBlocksView> {
    return this.transactions.run(async (tx) => {
      await this.groups.lockGroups(tx);
      const { group, blocks: all } = await this.read.get(id, actor, tx);
      const from = fromOf(all, body);
      const meant = inScope(all, from, body, this.clock.now());
      const gone = await this.allocations.listBlocksForChange(idsOf(meant), tx);
      await this.allocations.releaseBlocks(idsOf(gone), tx);
      await this.groups.removeRules(await this.rulesIn(id, from, body, actor, tx), tx);
      await this.groups.removeEmpty(tx);
      const act = { action: 'blocks.deleted', object: { type: 'block-group', id: group.id } } as const;
      await this.audit.record({ actor, ...act, detail: { count: gone.length } }, tx);
      return { changed: gone.length, stayed: 0 };
    });
  }

  /** The rules that continue with the selected blocks; none if only one date is. */
  private async rulesIn(
    groupId: string,
    { staffId }: GroupMember,
    { dates, people }: RemoveBlocksDto,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<string[]> {
    if (dates === 'this') return [];
    const rules = await this.read.rulesOf(groupId, actor, tx);
    return idsOf(rules.filter((rule) => people === 'all' || rule.staffId === staffId));
  }

  /** The block's new place; null if it stays, and all others with it. */
  private aimOf(from: GroupMember, body: ChangeBlocksDto, actor: CurrentUser, plan: Plan): Aim | null {
    const { timeZone } = plan.salon;
    const seen = { start: minuteOf(from.startsAt), end: minuteOf(from.endsAt) };
    const start = body.startsAt === undefined ? seen.start : minuteOf(new Date(body.startsAt));
    const end = body.endsAt === undefined ? seen.end : minuteOf(new Date(body.endsAt));
    const staffId = body.staffId ?? from.staffId;
    if (start === seen.start && end === seen.end && staffId === from.staffId) return null;
    const problem = blockProblem({ start, end }, this.clock.nowMinutes());
    if (problem) {
      throw invalidInput([{ pointer: problem.end ? '#/endsAt' : '#/startsAt', detail: problem.detail }]);
    }
    assertMayBlock(actor, [staffId]);
    if (staffId !== from.staffId && body.people !== 'this') {
      throw invalidInput([{ pointer: '#/staffId', detail: sentence('blocksOfOnePerson') }]);
    }
    if (!plan.members.has(staffId)) {
      throw invalidInput([{ pointer: '#/staffId', detail: sentence('noSuchTeamMember') }]);
    }
    if (body.dates !== 'this' && localDayOf(start, timeZone) !== localDayOf(seen.start, timeZone)) {
      throw invalidInput([{ pointer: '#/startsAt', detail: sentence('blocksKeepTheirDays') }]);
    }
    return { start, end, staffId, span: wallSpanOf({ start, end }, timeZone) };
  }

  /** The blocks in their new places, locked and free of obstacles. */
  private async move(
    changing: GroupMember[],
    {
      aim,
      body,
      actor,
      attempt: { tx, now, plan, lockDays },
    }: { aim: Aim; body: ChangeBlocksDto; actor: CurrentUser; attempt: BlocksAttempt },
  ) {
    const { timeZone } = plan.salon;
    const aimed = new Map(
      changing.map((block): [string, WantedBlock] => {
        const stretch =
          block.id === body.blockId || body.dates === 'this'
            ? { start: aim.start, end: aim.end }
            : stretchOn(block.day, aim.span, timeZone);
        const staffId = body.people === 'this' ? aim.staffId : block.staffId;
        return [block.id, { staffId, day: block.day, ...stretch }];
      }),
    );
    await lockDays([...aimed.values()]);
    // A colleague who has just left the team took their blocks along.
    const seen = await this.allocations.listBlocksForChange(idsOf(changing), tx);
    const wanted = seen.flatMap((block) => aimed.get(block.id) ?? []);
    if (overlapInOneColumn(wanted)) {
      throw invalidInput([{ pointer: '#/endsAt', detail: sentence('blocksOverlapEachOther') }]);
    }
    const asked = { actor, now, plan, exceptBlockIds: idsOf(seen) };
    const inTheWay = await this.inTheWay.listInTheWay(wanted, asked, tx);
    if (inTheWay.length > 0) throw blocksInTheWay(inTheWay);
    return seen.flatMap((block) => {
      const to = aimed.get(block.id);
      return to
        ? [{ ...block, staffId: to.staffId, startsAt: dateOf(to.start), endsAt: dateOf(to.end) }]
        : [];
    });
  }
}

const idsOf = (blocks: readonly { id: string }[]) => blocks.map(({ id }) => id);

function fromOf(all: GroupMember[], { blockId: id }: { blockId: string }): GroupMember {
  const from = all.find((block) => block.id === id);
  if (!from) throw invalidInput([{ pointer: '#/blockId', detail: sentence('notOfThisGroup') }]);
  return from;
}

function overlapInOneColumn(wanted: WantedBlock[]): boolean {
  const people = new Set(wanted.map(({ staffId }) => staffId));
  const inOrder = wanted.toSorted((left, right) => left.start - right.start);
  return [...people].some((person) => overlapEachOther(inOrder.filter(({ staffId }) => staffId === person)));
}
