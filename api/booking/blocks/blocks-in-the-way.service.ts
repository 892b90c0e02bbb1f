import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReadBookingsService } from '../booking-records/read-bookings.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { toIso } from '../../common/time/epoch-minute.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { takenObstacle, toObstacleBookingView } from '../obstacles/obstacles.view.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import type { Plan } from '../planning/plan.js';
import type { StaffTime } from '../scheduling/staff-time.js';
import type { BlockInTheWayView } from './block-group.view.js';

/** A block that someone wants to make. */
export interface WantedBlock extends StaffTime {
  /** The local date given by its rule. */
  day: LocalDate;
}

interface Asked {
  actor: CurrentUser;
  now: Date;
  plan: Plan;
  /** Blocks that are being moved themselves, and so are not obstacles. */
  exceptBlockIds?: string[];
}

/** Finds what occupies the time to be blocked, for those who may see it. */
@Injectable()
export class BlocksInTheWayService {
  constructor(
    private readonly allocations: AllocationsService,
    private readonly bookings: ReadBookingsService,
  ) {}

  /** The wanted blocks that have an obstacle, in their order. */
  async listInTheWay(
    wanted: WantedBlock[],
    { actor, now, plan, exceptBlockIds = [] }: Asked,
    tx?: EntityManager,
  ): Promise<BlockInTheWayView[]> {
    const taken = await this.allocations.listTakenIn(wanted, { now, exceptBlockIds }, tx);
    const ids = [...new Set(taken.flatMap(({ bookingId }) => bookingId ?? []))];
    const bookings = ids.length > 0 ? await this.bookings.list(ids, tx) : [];
    const described = new Map(
      bookings.map((booking) => [booking.id, toObstacleBookingView(booking, actor, now)]),
    );
    return wanted.flatMap(({ staffId, day, start, end }, position) => {
      const inIt = taken.filter(({ index }) => index === position);
      if (inIt.length === 0) return [];
      const staffName = plan.members.get(staffId)?.name ?? '';
      const obstacles = inIt.map((one) =>
        takenObstacle(one, staffName, (one.bookingId !== null && described.get(one.bookingId)) || null),
      );
      return [{ staffId, staffName, day, startsAt: toIso(start), endsAt: toIso(end), obstacles }];
    });
  }
}
