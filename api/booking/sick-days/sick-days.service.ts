import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReadBookingsService } from '../booking-records/read-bookings.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll } from '../../common/access/may.js';
import { Clock } from '../../common/clock.js';
import { mayNot } from '../../common/problem/common.problems.js';
import { dateOf } from '../../common/time/epoch-minute.js';
import { Transactions } from '../../database/transactions.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import type { PreviewTimeOffDto } from '../time-off/dto/time-off.dto.js';
import { type Stretch, StretchesService } from '../time-off/stretches.service.js';
import { TimeOffService } from '../time-off/time-off.service.js';
import type { ShowSickDayDto } from './dto/show-sick-day.dto.js';
import { SickDayChangesRepository } from './sick-day-changes.repository.js';
import type { SickDayView } from './sick-day.view.js';
import { sickDayTooLong, tooManyInTheWay } from './sick-days.problems.js';
import { ReadSickDayVisitsService } from './read-sick-day-visits.service.js';

const MAX_DAYS = 31;
const MAX_BOOKINGS = 200;

/** Enters a sick day: the time off, the bookings affected, and proposals for each. */
@Injectable()
export class SickDaysService {
  constructor(
    private readonly transactions: Transactions,
    private readonly timeOff: TimeOffService,
    private readonly stretches: StretchesService,
    private readonly bookings: ReadBookingsService,
    private readonly allocations: AllocationsService,
    private readonly changes: SickDayChangesRepository,
    private readonly visits: ReadSickDayVisitsService,
    private readonly mailer: MailerService,
    private readonly clock: Clock,
  ) {}

  showSickDay(query: ShowSickDayDto, actor: CurrentUser): Promise<SickDayView> {
    assertMayForAll(actor);
    return this.transactions.run(async (tx) => this.show(await this.resolve(query, tx), actor, tx));
  }

  /** Idempotent. Affected bookings stay where they are until they are decided. */
  addSickDay(body: PreviewTimeOffDto, actor: CurrentUser): Promise<SickDayView> {
    assertMayForAll(actor);
    return this.timeOff.writeTimeOff(async (tx) => {
      const stretch = await this.resolve(body, tx);
      await this.timeOff.giveAround(stretch, actor, tx);
      return this.show(stretch, actor, tx);
    });
  }

  private async resolve(body: PreviewTimeOffDto, tx: EntityManager): Promise<Stretch> {
    const stretch = await this.stretches.resolve(body, tx);
    if (stretch.days.length > MAX_DAYS) throw sickDayTooLong(MAX_DAYS);
    return stretch;
  }

  private async show(stretch: Stretch, actor: CurrentUser, tx: EntityManager): Promise<SickDayView> {
    const { staffId, during } = stretch;
    const now = this.clock.now();
    const ids = await this.allocations.bookingIdsWithin({ staffId, ...during }, tx);
    const live = await this.bookings.listLive(ids, tx);
    const open = live.filter(({ status, startsAt }) => status === 'confirmed' && startsAt > now);
    if (open.length > MAX_BOOKINGS) throw tooManyInTheWay(MAX_BOOKINGS);
    const changes = (await this.changes.list(staffId, during, tx)).filter(
      ({ bookingId }) => !open.some(({ id }) => id === bookingId),
    );
    const changed = await this.bookings.list(
      changes.map(({ bookingId }) => bookingId),
      tx,
    );
    const visits = [
      ...(await this.visits.toOpenViews(open, stretch, actor, tx)),
      ...(await this.visits.toDoneViews(changes, changed, actor, tx)),
    ];
    return {
      staffId,
      startsAt: dateOf(during.start).toISOString(),
      endsAt: dateOf(during.end).toISOString(),
      isAway: await this.timeOff.isAwayThroughout(stretch, tx),
      sendsEmail: this.mailer.sendsEmail,
      leftAlone: ids.length - open.length,
      canChange: mayForAll(actor, 'bookings'),
      visits: visits.sort((one, other) => one.startsAt.localeCompare(other.startsAt)),
    };
  }
}

/** Sick days are entered by those who may give time off to anyone. */
function assertMayForAll(actor: CurrentUser): void {
  if (!mayForAll(actor, 'time-off')) throw mayNot('time-off');
}
