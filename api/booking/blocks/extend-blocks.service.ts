import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { dateOf } from '../../common/time/epoch-minute.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { localDayOf } from '../../common/time/zone.js';
import type { Plan } from '../planning/plan.js';
import { PlanService } from '../planning/plan.service.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { SchedulingService } from '../scheduling/scheduling.service.js';
import type { TakenStretch } from '../scheduling/staff-time.js';
import { BlockGroupsRepository } from './block-groups.repository.js';
import type { BlockRule } from './block-rule.entity.js';
import type { WantedBlock } from './blocks-in-the-way.service.js';
import { blockDays, madeAheadUntil, stretchOn } from './domain/block-days.js';
import { placedIn } from './domain/block-scope.js';

/** The same number of days as news is shown. */
const MISSED_KEPT_MS = 14 * 86_400_000;

/** Makes the blocks that repeat until further notice on the days that come within reach, once on whichever instance. */
@Injectable()
export class ExtendBlocksService {
  constructor(
    private readonly groups: BlockGroupsRepository,
    private readonly allocations: AllocationsService,
    private readonly scheduling: SchedulingService,
    private readonly plans: PlanService,
    private readonly clock: Clock,
  ) {}

  /** A horizon that the owner moves takes effect soon. A failing rule does not delay the others. */
  @EveryMinutes(5)
  async extend(): Promise<void> {
    const { until } = this.reachOf(await this.plans.latest());
    const failures: unknown[] = [];
    for (const id of await this.groups.listDueRules(until)) {
      await this.extendOne(id).catch((error: unknown) => failures.push(error));
    }
    await this.groups.forgetMissedBefore(new Date(this.clock.now().getTime() - MISSED_KEPT_MS));
    if (failures.length > 0) throw failures[0];
  }

  private extendOne(id: string): Promise<void> {
    return this.scheduling.attemptBlocks(async ({ tx, now, plan, lockDays }) => {
      await this.groups.lockGroups(tx);
      const reach = this.reachOf(plan);
      const rule = await this.groups.findRule(id, tx);
      // Another instance was quicker, or the rule has ended.
      if (!rule || rule.madeUntil >= reach.until) return;
      const group = await this.groups.findGroup(rule.groupId, tx);
      const wanted = wantedOf(rule, group?.everyWeeks ?? 1, { plan, ...reach });
      await lockDays(wanted);
      const taken = await this.allocations.listTakenIn(wanted, { now, exceptBlockIds: [] }, tx);
      const isFree = (index: number) => !taken.some((one) => one.index === index);
      const blocks = wanted.filter((_, index) => isFree(index));
      if (blocks.length > 0) {
        const made = await this.allocations.takeBlocks(blocks, rule.reason, tx);
        await this.groups.addBlocks(placedIn(rule.groupId, made, blocks), tx);
      }
      const missed = wanted.filter((block, index) => !isFree(index) && !isAway(block, index, taken));
      await this.groups.addMissed(
        missed.map(({ staffId, start }) => ({
          ...{ staffId, groupId: rule.groupId },
          ...{ startsAt: dateOf(start), notedAt: now },
        })),
        tx,
      );
      await this.groups.setMadeUntil(id, reach.until, tx);
    });
  }

  private reachOf({ salon: { timeZone, horizonDays } }: Plan): { today: LocalDate; until: LocalDate } {
    const today = localDayOf(this.clock.nowMinutes(), timeZone);
    return { today, until: madeAheadUntil(today, horizonDays) };
  }
}

/** The rule's blocks after those that exist, on days on which the person works. None are made for the past. */
function wantedOf(
  { staffId, weekdays, firstDay, madeUntil, ...span }: BlockRule,
  everyWeeks: number,
  { plan, today, until }: { plan: Plan; today: LocalDate; until: LocalDate },
): WantedBlock[] {
  const { timeZone, firstWeekday } = plan.salon;
  const days = blockDays(
    firstDay,
    { everyWeeks, weekdays, until },
    { firstWeekday: firstWeekday ?? 1, last: until },
  );
  if ('pointer' in days) return [];
  const wall = { from: span.fromMinute, to: span.toMinute, daysLater: span.daysLater };
  return days
    .filter((day) => day > madeUntil && day >= today && plan.worksOn(staffId, day))
    .map((day) => ({ staffId, day, ...stretchOn(day, wall, timeZone) }));
}

/** Someone who has time off for all of the block needs none. */
const isAway = ({ start, end }: WantedBlock, index: number, taken: TakenStretch[]): boolean =>
  taken.some((one) => one.index === index && one.kind === 'time-off' && one.start <= start && end <= one.end);
