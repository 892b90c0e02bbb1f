import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/problem/common.problems.js';
import { weekdayOf } from '../../common/time/local-date.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { PlanService } from '../planning/plan.service.js';
import type { UnavailableTime } from '../scheduling/staff-time.js';
import type { BlockGroup } from './block-group.entity.js';
import type { BlockGroupView } from './block-group.view.js';
import { BlockGroupsRepository, type GroupOfBlock } from './block-groups.repository.js';
import type { BlockRule } from './block-rule.entity.js';
import { isInReach } from './block-reach.js';
import type { PlacedBlock } from './domain/block-scope.js';

/** A block with its place in its group. */
export interface GroupMember extends UnavailableTime, PlacedBlock {
  isApart: boolean;
}

@Injectable()
export class ReadBlockGroupsService {
  constructor(
    private readonly groups: BlockGroupsRepository,
    private readonly allocations: AllocationsService,
    private readonly plans: PlanService,
    private readonly clock: Clock,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  /** A group without any block the caller may see is a 404. */
  async showBlockGroup(
    id: string,
    actor: CurrentUser,
    tx: EntityManager = this.source.manager,
  ): Promise<BlockGroupView> {
    const { group, blocks } = await this.get(id, actor, tx);
    const now = this.clock.now();
    const coming = blocks.filter(({ startsAt }) => startsAt > now);
    const days = blocks.map(({ day }) => day).sort();
    const theirs = new Set(coming.map(({ staffId }) => staffId));
    const { members } = await this.plans.latestKnownIn(tx);
    const people = [...members.values()].filter((member) => theirs.has(member.id));
    return {
      _id: group.id,
      everyWeeks: group.everyWeeks,
      isOpenEnded: (await this.rulesOf(id, actor, tx)).length > 0,
      weekdays: [...new Set(coming.map(({ day }) => weekdayOf(day)))].sort((left, right) => left - right),
      people: people.map((person) => ({ staffId: person.id, staffName: person.name })),
      count: blocks.length,
      coming: coming.length,
      firstDay: days[0] ?? '',
      lastDay: days.at(-1) ?? '',
    };
  }

  /** The group and its blocks within the actor's reach; 404 if there are none. */
  async get(
    id: string,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<{ group: BlockGroup; blocks: GroupMember[] }> {
    const group = await this.groups.findGroup(id, tx);
    const places = group ? await this.groups.listOf(id, tx) : [];
    const placeOf = new Map(places.map((place) => [place.allocationId, place]));
    const found = await this.allocations.listBlocks([...placeOf.keys()], tx);
    const blocks = found.flatMap((block): GroupMember[] => {
      const place = placeOf.get(block.id);
      return place && isInReach(actor, block) ? [{ ...block, day: place.day, isApart: place.isApart }] : [];
    });
    if (!group || blocks.length === 0) throw notFound('blockGroup');
    return { group, blocks };
  }

  /** The group's rules without an end, within the actor's reach. */
  async rulesOf(id: string, actor: CurrentUser, tx: EntityManager): Promise<BlockRule[]> {
    const rules = await this.groups.listRulesOf(id, tx);
    return rules.filter((rule) => isInReach(actor, rule));
  }

  /** The groups of these blocks, by block id. */
  async groupsOf(blockIds: string[], tx?: EntityManager): Promise<ReadonlyMap<string, GroupOfBlock>> {
    if (blockIds.length === 0) return new Map();
    const groups = await this.groups.groupsOf(blockIds, tx);
    return new Map(groups.map((group) => [group.blockId, group]));
  }
}
