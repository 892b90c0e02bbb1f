import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { PlanService } from '../planning/plan.service.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import type { TimeOffRequest } from './time-off-request.entity.js';
import { TimeOffRepository } from './time-off.repository.js';
import type { InTheWayOfRequestView } from './time-off.view.js';

/** Counts the bookings in requested time off, and names who else is away then. */
@Injectable()
export class InTheWayOfRequestsService {
  constructor(
    private readonly allocations: AllocationsService,
    private readonly timeOff: TimeOffRepository,
    private readonly plans: PlanService,
    private readonly clock: Clock,
  ) {}

  /** By the id of the request. The number of queries is constant. */
  async listInTheWay(
    requests: readonly TimeOffRequest[],
  ): Promise<ReadonlyMap<string, InTheWayOfRequestView>> {
    if (requests.length === 0) return new Map();
    const now = this.clock.now();
    const stretches = requests.map(({ staffId, startsAt, endsAt }) => ({
      staffId,
      start: minuteOf(startsAt),
      end: minuteOf(endsAt),
    }));
    const taken = await this.allocations.listTakenIn(stretches, { now, exceptBlockIds: [] });
    const granted = await this.timeOff.listUpcoming(undefined, now);
    const { members } = await this.plans.latestKnown();
    return new Map(
      requests.map(({ id, staffId, startsAt, endsAt }, position) => {
        const visits = taken.flatMap((one) => (one.index === position && one.bookingId) || []);
        const others = granted.filter(
          (one) => one.staffId !== staffId && one.startsAt < endsAt && startsAt < one.endsAt,
        );
        const names = others.flatMap((one) => members.get(one.staffId)?.name ?? []);
        return [id, { visits: new Set(visits).size, away: [...new Set(names)] }];
      }),
    );
  }
}
