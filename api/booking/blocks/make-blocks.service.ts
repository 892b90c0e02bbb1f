import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { orderedId } from '../../common/ordered-id.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import type { FieldProblem } from '../../common/problem/problem.js';
import { type EpochMinute, epochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import { addDays } from '../../common/time/local-date.js';
import { localDayOf } from '../../common/time/zone.js';
import { sentence } from '../../common/words/sentence.js';
import { lockKeys } from '../../database/lock-keys.js';
import { deskScope, IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import type { Plan } from '../planning/plan.js';
import { PlanService } from '../planning/plan.service.js';
import { SchedulingService } from '../scheduling/scheduling.service.js';
import type { BlockGroupView, BlocksPreviewView } from './block-group.view.js';
import { BlockGroupsRepository } from './block-groups.repository.js';
import { assertMayBlock } from './block-reach.js';
import { BlocksInTheWayService, type WantedBlock } from './blocks-in-the-way.service.js';
import { blocksInTheWay } from './blocks.problems.js';
import { blockProblem, MAX_DAYS_AWAY } from './domain/block.js';
import { blockDays, MAX_BLOCKS, overlapEachOther, stretchOn, wallSpanOf } from './domain/block-days.js';
import type { MakeBlocksDto, PreviewBlocksDto } from './dto/block-group.dto.js';
import { ReadBlockGroupsService } from './read-block-groups.service.js';

interface Wanted {
  blocks: WantedBlock[];
  /** Number of blocks dropped because the person does not work that day. */
  daysOff: number;
}

/** Blocks the time of several people, once or repeatedly, all in one transaction. */
@Injectable()
export class MakeBlocksService {
  constructor(
    private readonly groups: BlockGroupsRepository,
    private readonly read: ReadBlockGroupsService,
    private readonly inTheWay: BlocksInTheWayService,
    private readonly allocations: AllocationsService,
    private readonly scheduling: SchedulingService,
    private readonly plans: PlanService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Lists the current obstacles without blocking anything. */
  async previewBlocks(body: PreviewBlocksDto, actor: CurrentUser): Promise<BlocksPreviewView> {
    const plan = await this.plans.latest();
    const { blocks, daysOff } = this.wantedOf(body, plan, actor);
    const days = [...new Set(blocks.map(({ day }) => day))].sort();
    return {
      blocks: blocks.length,
      dates: days.length,
      firstDay: days[0] ?? '',
      lastDay: days.at(-1) ?? '',
      daysOff,
      inTheWay: await this.inTheWay.listInTheWay(blocks, { actor, now: this.clock.now(), plan }),
    };
  }

  makeBlocks(body: MakeBlocksDto, key: string, actor: CurrentUser): Promise<BlockGroupView> {
    return this.scheduling.attemptBlocks(async ({ tx, now, plan, lockDays }) => {
      const submit = { scope: deskScope(actor.id), key, request: body, now };
      // A second submit waits here for the first, then finds its answer.
      await lockKeys([`${submit.scope} ${key}`], tx);
      const earlier = await this.idempotency.earlier<{ blockGroupId: string }>(submit, tx);
      if (earlier) return this.read.showBlockGroup(earlier.blockGroupId, actor, tx);
      const { blocks: asked } = this.wantedOf(body, plan, actor);
      const leftOut = new Set((body.leaveOut ?? []).map(nameOf));
      const blocks = asked.filter((block) => !leftOut.has(nameOf(block)));
      if (blocks.length === 0) {
        throw invalidInput([{ pointer: '#/leaveOut', detail: sentence('nothingLeftToBlock') }]);
      }
      await this.groups.lockGroups(tx);
      await lockDays(blocks);
      const inTheWay = await this.inTheWay.listInTheWay(blocks, { actor, now, plan }, tx);
      if (inTheWay.length > 0) throw blocksInTheWay(inTheWay);
      const made = await this.allocations.takeBlocks(blocks, body.reason ?? '', tx);
      const dayOf = new Map(blocks.map(({ staffId, start, day }) => [`${staffId} ${start}`, day] as const));
      const groupId = orderedId(now);
      const placed = made.map(({ id, staffId, startsAt }) => {
        const day = dayOf.get(`${staffId} ${minuteOf(startsAt)}`);
        if (day === undefined) throw new Error('A block came back that was not asked for.');
        return { allocationId: id, groupId, day, isApart: false };
      });
      const group = { id: groupId, everyWeeks: body.repeat?.everyWeeks ?? null, createdAt: now };
      await this.groups.addGroup(group, placed, tx);
      const act = { action: 'blocks.added', object: { type: 'block-group', id: groupId } } as const;
      await this.audit.record({ actor, ...act, detail: { count: blocks.length } }, tx);
      await this.idempotency.keep(submit, { blockGroupId: groupId }, tx);
      return this.read.showBlockGroup(groupId, actor, tx);
    });
  }

  private wantedOf(body: PreviewBlocksDto, plan: Plan, actor: CurrentUser): Wanted {
    const staffIds = body.staffIds;
    assertMayBlock(actor, staffIds);
    const problems = staffIds.flatMap((id, index): FieldProblem[] =>
      plan.members.has(id) ? [] : [{ pointer: `#/staffIds/${index}`, detail: sentence('noSuchTeamMember') }],
    );
    if (problems.length > 0) throw invalidInput(problems);
    const now = this.clock.nowMinutes();
    const first = { start: minuteOf(new Date(body.startsAt)), end: minuteOf(new Date(body.endsAt)) };
    const problem = blockProblem(first, now);
    if (problem) {
      throw invalidInput([{ pointer: problem.end ? '#/endsAt' : '#/startsAt', detail: problem.detail }]);
    }
    return body.repeat
      ? repeated(first, { staffIds, repeat: body.repeat, now, plan })
      : once(first, { staffIds, plan });
  }
}

const nameOf = ({ staffId, day }: { staffId: string; day: string }) => `${staffId} ${day}`;

type Stretch = { start: EpochMinute; end: EpochMinute };

/** A one-off block may be outside working hours, such as a party after closing time. */
function once(first: Stretch, { staffIds, plan }: { staffIds: string[]; plan: Plan }): Wanted {
  const day = localDayOf(first.start, plan.salon.timeZone);
  return { blocks: staffIds.map((staffId) => ({ staffId, day, ...first })), daysOff: 0 };
}

/** A repeating block only falls on days on which the person works. */
function repeated(
  first: Stretch,
  {
    staffIds,
    repeat,
    now,
    plan,
  }: { staffIds: string[]; repeat: NonNullable<PreviewBlocksDto['repeat']>; now: EpochMinute; plan: Plan },
): Wanted {
  const { timeZone, firstWeekday } = plan.salon;
  const firstDay = localDayOf(first.start, timeZone);
  const last = addDays(localDayOf(epochMinute(now), timeZone), MAX_DAYS_AWAY);
  const days = blockDays(firstDay, repeat, { firstWeekday: firstWeekday ?? 1, last });
  if ('pointer' in days) throw invalidInput([days]);
  const span = wallSpanOf(first, timeZone);
  const stretches = days.map((day) => ({
    day,
    ...(day === firstDay ? first : stretchOn(day, span, timeZone)),
  }));
  if (overlapEachOther(stretches)) {
    throw invalidInput([{ pointer: '#/endsAt', detail: sentence('blocksOverlapEachOther') }]);
  }
  const blocks = stretches.flatMap((stretch) =>
    staffIds
      .filter((staffId) => (plan.day(stretch.day).working.get(staffId) ?? []).length > 0)
      .map((staffId) => ({ staffId, ...stretch })),
  );
  if (blocks.length === 0) {
    throw invalidInput([{ pointer: '#/repeat/weekdays', detail: sentence('nobodyWorksThen') }]);
  }
  if (blocks.length > MAX_BLOCKS) {
    const pointer = repeat.count === undefined ? '#/repeat/until' : '#/repeat/count';
    const detail = sentence('blocksAtMost', { count: MAX_BLOCKS, wanted: blocks.length });
    throw invalidInput([{ pointer, detail }]);
  }
  return { blocks, daysOff: stretches.length * staffIds.length - blocks.length };
}
