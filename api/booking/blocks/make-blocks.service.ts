import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { orderedId } from '../../common/ordered-id.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import type { FieldProblem } from '../../common/problem/problem.js';
import { type EpochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import { addDays } from '../../common/time/local-date.js';
import { localDayOf } from '../../common/time/zone.js';
import { sentence } from '../../common/words/sentence.js';
import { lockKeys } from '../../database/lock-keys.js';
import { deskScope, IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import type { Plan } from '../planning/plan.js';
import { PlanService } from '../planning/plan.service.js';
import { SchedulingService } from '../scheduling/scheduling.service.js';
import type { BlockGroupView, BlockInTheWayView, BlocksPreviewView } from './block-group.view.js';
import { BlockGroupsRepository } from './block-groups.repository.js';
import type { BlockRule } from './block-rule.entity.js';
import { assertMayBlock } from './block-reach.js';
import { BlocksInTheWayService, type WantedBlock } from './blocks-in-the-way.service.js';
import { blocksInTheWay } from './blocks.problems.js';
import { blockProblem, MAX_DAYS_AWAY } from './domain/block.js';
import {
  blockDays,
  firstMadeUntil,
  MAX_BLOCKS,
  overlapEachOther,
  stretchOn,
  wallSpanOf,
} from './domain/block-days.js';
import { placedIn } from './domain/block-scope.js';
import type { MakeBlocksDto, PreviewBlocksDto } from './dto/block-group.dto.js';
import { ReadBlockGroupsService } from './read-block-groups.service.js';

interface Wanted {
  blocks: WantedBlock[];
  /** Number of blocks dropped because the person does not work that day. */
  daysOff: number;
  /** The rule for the blocks after these; null if they end. */
  rule: OpenRule | null;
}

/** The part of the rule that is the same for all people. */
type OpenRule = Omit<BlockRule, 'id' | 'groupId' | 'staffId' | 'reason'>;

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
    const { blocks: asked, daysOff } = this.wantedOf(body, plan, actor);
    const found = await this.inTheWay.listInTheWay(asked, { actor, now: this.clock.now(), plan });
    const { blocks, inTheWay } = leavingAwayOut(body, asked, found);
    const days = [...new Set(blocks.map(({ day }) => day))].sort();
    return {
      blocks: blocks.length,
      dates: days.length,
      firstDay: days[0] ?? '',
      lastDay: days.at(-1) ?? '',
      daysOff: daysOff + asked.length - blocks.length,
      inTheWay,
    };
  }

  makeBlocks(body: MakeBlocksDto, key: string, actor: CurrentUser): Promise<BlockGroupView> {
    return this.scheduling.attemptBlocks(async ({ tx, now, plan, lockDays }) => {
      const submit = { scope: deskScope(actor.id), key, request: body, now };
      // A second submit waits here for the first, then finds its answer.
      await lockKeys([`${submit.scope} ${key}`], tx);
      const earlier = await this.idempotency.earlier<{ blockGroupId: string }>(submit, tx);
      if (earlier) return this.read.showBlockGroup(earlier.blockGroupId, actor, tx);
      const { blocks: asked, rule } = this.wantedOf(body, plan, actor);
      const leftOut = new Set((body.leaveOut ?? []).map(nameOf));
      const kept = asked.filter((block) => !leftOut.has(nameOf(block)));
      if (kept.length === 0) {
        throw invalidInput([{ pointer: '#/leaveOut', detail: sentence('nothingLeftToBlock') }]);
      }
      await this.groups.lockGroups(tx);
      await lockDays(kept);
      const found = await this.inTheWay.listInTheWay(kept, { actor, now, plan }, tx);
      const { blocks, inTheWay } = leavingAwayOut(body, kept, found);
      if (inTheWay.length > 0) throw blocksInTheWay(inTheWay);
      const made = await this.allocations.takeBlocks(blocks, body.reason ?? '', tx);
      const groupId = orderedId(now);
      const group = { id: groupId, everyWeeks: body.repeat?.everyWeeks ?? null, createdAt: now };
      await this.groups.addGroup(group, tx);
      await this.groups.addBlocks(placedIn(groupId, made, blocks), tx);
      if (rule) {
        const reason = body.reason ?? '';
        // Someone who is away on all of these first days comes back.
        await this.groups.addRules(
          body.staffIds.map((staffId) => ({ ...rule, groupId, staffId, reason })),
          tx,
        );
      }
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
      : once(first, { staffIds, plan, atWork: body.atWork === true });
  }
}

const nameOf = ({ staffId, day }: { staffId: string; day: string }) => `${staffId} ${day}`;

type Stretch = { start: EpochMinute; end: EpochMinute };

/** A one-off block may be outside working hours, such as a party after closing time. */
function once(
  first: Stretch,
  { staffIds, plan, atWork }: { staffIds: string[]; plan: Plan; atWork: boolean },
): Wanted {
  const day = localDayOf(first.start, plan.salon.timeZone);
  const there = atWork ? staffIds.filter((staffId) => plan.worksOn(staffId, day)) : [];
  const meant = there.length > 0 ? there : staffIds;
  return {
    blocks: meant.map((staffId) => ({ staffId, day, ...first })),
    daysOff: staffIds.length - meant.length,
    rule: null,
  };
}

/** Leaves out people who have time off for all of a block; 422 when no one remains. */
function leavingAwayOut(
  { atWork = false, repeat }: PreviewBlocksDto,
  asked: WantedBlock[],
  found: BlockInTheWayView[],
): { blocks: WantedBlock[]; inTheWay: BlockInTheWayView[] } {
  const away = new Set(atWork ? found.filter(isAway).map(nameOf) : []);
  const blocks = asked.filter((block) => !away.has(nameOf(block)));
  if (blocks.length === 0) {
    const pointer = repeat ? '#/repeat/weekdays' : '#/staffIds';
    throw invalidInput([{ pointer, detail: sentence('nobodyWorksThen') }]);
  }
  return { blocks, inTheWay: found.filter((one) => !away.has(nameOf(one))) };
}

const isAway = ({ startsAt, endsAt, obstacles }: BlockInTheWayView): boolean =>
  obstacles.some((one) => one.kind === 'time-off' && one.startsAt <= startsAt && endsAt <= one.endsAt);

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
  const { timeZone, firstWeekday, horizonDays } = plan.salon;
  const firstDay = localDayOf(first.start, timeZone);
  const today = localDayOf(now, timeZone);
  const { isOpenEnded = false, everyWeeks, weekdays, count, until } = repeat;
  if (isOpenEnded && (count !== undefined || until !== undefined)) {
    throw invalidInput([{ pointer: '#/repeat/isOpenEnded', detail: sentence('blocksCountOrUntil') }]);
  }
  const last = addDays(today, MAX_DAYS_AWAY);
  const ahead = firstMadeUntil(firstDay, everyWeeks, { today, horizonDays });
  const madeUntil = ahead < last ? ahead : last;
  const days = blockDays(
    firstDay,
    { everyWeeks, weekdays, count, until: isOpenEnded ? madeUntil : until },
    { firstWeekday: firstWeekday ?? 1, last },
  );
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
      .filter((staffId) => plan.worksOn(staffId, stretch.day))
      .map((staffId) => ({ staffId, ...stretch })),
  );
  if (blocks.length === 0) {
    throw invalidInput([{ pointer: '#/repeat/weekdays', detail: sentence('nobodyWorksThen') }]);
  }
  const daysOff = stretches.length * staffIds.length - blocks.length;
  if (isOpenEnded) {
    // The rest follows in a few minutes, like the days to come.
    const cutFrom = blocks[MAX_BLOCKS]?.day;
    const atOnce = cutFrom === undefined ? blocks : blocks.filter(({ day }) => day < cutFrom);
    const { from: fromMinute, to: toMinute, daysLater } = span;
    const rule = { weekdays, firstDay, fromMinute, toMinute, daysLater };
    const reached = cutFrom === undefined ? madeUntil : addDays(cutFrom, -1);
    return { blocks: atOnce, daysOff, rule: { ...rule, madeUntil: reached } };
  }
  if (blocks.length > MAX_BLOCKS) {
    const pointer = repeat.count === undefined ? '#/repeat/until' : '#/repeat/count';
    const detail = sentence('blocksAtMost', { count: MAX_BLOCKS, wanted: blocks.length });
    throw invalidInput([{ pointer, detail }]);
  }
  return { blocks, daysOff, rule: null };
}
