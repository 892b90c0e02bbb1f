import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { dateOf } from '../../common/time/epoch-minute.js';
import { intersect, subtract } from '../../common/time/interval.js';
import { dayBounds } from '../../common/time/zone.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import type { StaffTime } from '../scheduling/staff-time.js';
import { CalendarTimesService } from './calendar-times.service.js';
import type { Stretch } from './stretches.service.js';
import type { TimeOff } from './time-off.entity.js';
import { TimeOffRepository } from './time-off.repository.js';

/** Writes time off that the salon has granted; calendars of other systems give way to it. */
@Injectable()
export class BlockTimeOffService {
  constructor(
    private readonly timeOff: TimeOffRepository,
    private readonly allocations: AllocationsService,
    private readonly calendarTimes: CalendarTimesService,
    private readonly clock: Clock,
  ) {}

  /** Stores time off, and blocks what is left of each day around the kept bookings. */
  async block({ staffId, plan, during, days }: Stretch, reason: string, tx: EntityManager): Promise<TimeOff> {
    const row = { staffId, startsAt: dateOf(during.start), endsAt: dateOf(during.end), reason };
    await this.calendarTimes.makeRoom({ staffId, ...during }, plan.salon.timeZone, tx);
    const timeOff = await this.timeOff.addTimeOff({ ...row, createdAt: this.clock.now() }, tx);
    const taken = await this.allocations.takenWithin({ staffId, ...during }, tx);
    const free = days.flatMap((day) =>
      subtract(intersect([dayBounds(day, plan.salon.timeZone)], [during]), taken),
    );
    const owner = { kind: 'block', reason, timeOffId: timeOff.id } as const;
    const stretches = free.map((stretch): StaffTime => ({ staffId, ...stretch }));
    await this.allocations.take(stretches, owner, tx);
    return timeOff;
  }
}
