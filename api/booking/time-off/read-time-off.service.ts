import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../database/transactions.js';
import { TimeOffRepository } from './time-off.repository.js';
import { StretchesService, type Stretch } from './stretches.service.js';
import { BookingsInTheWayService } from './bookings-in-the-way.service.js';
import { PlanService } from '../planning/plan.service.js';
import { Clock } from '../../common/clock.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import {
  type InTheWayOfRequestView,
  type TimeOffPageView,
  type TimeOffView,
  toTimeOffView,
  type TimeOffPreviewView,
} from './time-off.view.js';
import type { Page } from '../../common/page/page.js';
import { InTheWayOfRequestsService } from './in-the-way-of-requests.service.js';
import type { TimeOffRequest } from './time-off-request.entity.js';
import type { PreviewTimeOffDto } from './dto/time-off.dto.js';
import { dateOf } from '../../common/time/epoch-minute.js';

/** Shows who is away when, and which bookings further time off would affect. */
@Injectable()
export class ReadTimeOffService {
  constructor(
    private readonly transactions: Transactions,
    private readonly timeOff: TimeOffRepository,
    private readonly stretches: StretchesService,
    private readonly inTheWay: BookingsInTheWayService,
    private readonly ofRequests: InTheWayOfRequestsService,
    private readonly plans: PlanService,
    private readonly clock: Clock,
  ) {}

  /** @param staffId of this team member only; by default of everyone */
  async listTimeOff(staffId: string | undefined, actor: CurrentUser): Promise<TimeOffView[]> {
    const { salon } = await this.plans.latestKnown();
    const upcoming = await this.timeOff.listUpcoming(staffId, this.clock.now());
    return upcoming.map((timeOff) => toTimeOffView(timeOff, salon.timeZone, actor));
  }

  /** @param staffId of this team member only; by default of everyone */
  async listPastTimeOff(
    staffId: string | undefined,
    page: Page,
    actor: CurrentUser,
  ): Promise<TimeOffPageView> {
    const { salon } = await this.plans.latestKnown();
    const [past, total] = await this.timeOff.listPast(staffId, this.clock.now(), page);
    return { items: past.map((timeOff) => toTimeOffView(timeOff, salon.timeZone, actor)), total, ...page };
  }

  /** The affected bookings. Locks and changes nothing. */
  previewTimeOff(body: PreviewTimeOffDto, actor: CurrentUser): Promise<TimeOffPreviewView> {
    return this.transactions.run(async (tx) => {
      const stretch = await this.stretches.resolve(body, tx);
      const bookings = await this.inTheWay.listIn(stretch, tx);
      const { during } = stretch;
      const startsAt = dateOf(during.start).toISOString();
      const endsAt = dateOf(during.end).toISOString();
      return { startsAt, endsAt, visits: await this.inTheWay.toViews(bookings, stretch, actor, tx) };
    });
  }

  /** Lists the bookings and absences that concern these requests, by their ids. */
  listInTheWay(requests: TimeOffRequest[]): Promise<ReadonlyMap<string, InTheWayOfRequestView>> {
    return this.ofRequests.listInTheWay(requests);
  }

  /** True if this team member is already away for a part of that time. */
  isAway({ staffId, during }: Stretch, tx: EntityManager): Promise<boolean> {
    const time = { staffId, startsAt: dateOf(during.start), endsAt: dateOf(during.end) };
    return this.timeOff.overlaps(time, tx);
  }
}
