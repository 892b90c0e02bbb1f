import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { orderedId } from '../../common/ordered-id.js';
import { Problem } from '../../common/problem/problem.js';
import { dateOf, type EpochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import type { Statement } from '../../database/statement.js';
import { writeBatch } from '../../database/statement.js';
import { BookingMailerService } from '../../mail/mail/booking-mailer.service.js';
import { ClientFilesService } from '../../people/clients/client-files.service.js';
import type { FoundClient } from '../../people/clients/client-lookup.service.js';
import { guardedClientOf } from '../../people/clients/domain/guarded-client.js';
import { BookingRecordsService } from '../booking-records/booking-records.service.js';
import { bookingOf, firstEventOf } from '../bookings/booking.factory.js';
import type { AgreedLine } from '../planning/corrected-lines.js';
import { PlanService } from '../planning/plan.service.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { unitsOf } from '../scheduling/seats.js';
import { type FreeDay, type PlannedDay, SeveralDatesService } from '../scheduling/several-dates.service.js';
import { importRules } from './import-rules.js';
import { VisitRehearsal } from './visit-rehearsal.js';

/** A visit to come that was judged, for a client who is known by now. */
export interface VisitToBook {
  /** The account, or the client record of someone without one. */
  clientId: string;
  startsAt: EpochMinute;
  lines: AgreedLine[];
  note: string;
}

/** Books visits of another system like any other booking, and takes them back. */
@Injectable()
export class ImportedBookingsService {
  constructor(
    private readonly plans: PlanService,
    private readonly allocations: AllocationsService,
    private readonly severalDates: SeveralDatesService,
    private readonly records: BookingRecordsService,
    private readonly files: ClientFilesService,
    private readonly mailer: BookingMailerService,
    private readonly clock: Clock,
  ) {}

  /** Everything that is booked in the period, read once and without locks. */
  async rehearse(bounds: Interval<EpochMinute>): Promise<VisitRehearsal> {
    const plan = await this.plans.latest();
    const now = this.clock.now();
    const staffIds = [...plan.members.keys()];
    const unitIds = [...plan.pools.keys()].flatMap((id) => unitsOf(id, plan));
    const { busy, seats } = await this.allocations.busyWithin({ staffIds, unitIds, bounds, now });
    const clients = await this.records.listGuarded(bounds);
    return new VisitRehearsal(plan, this.clock.nowMinutes(), { busy, seats, clients });
  }

  /**
   * Books all of these visits in the order given, and returns their ids; null, with nothing written, if one of them is
   * no longer free. Sends no confirmation.
   */
  async book(
    visits: readonly VisitToBook[],
    { sendsReminders }: { sendsReminders: boolean },
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<string[] | null> {
    if (visits.length === 0) return [];
    const clients: FoundClient[] = [];
    for (const { clientId } of visits) {
      clients.push(await this.files.findOrAdd({ _id: clientId }, actor, tx));
    }
    const dates = visits.map(({ startsAt, lines }, index) => {
      const client = clients[index];
      const clientId = client ? guardedClientOf(client) : null;
      // The client's own hold, perhaps in another tab, is not released for a list.
      const except = { clientId, holderId: null };
      const request = { lines: { kind: 'agreed' as const, lines }, rules: importRules, except };
      return { request, startsAt: dateOf(startsAt) };
    });
    const planned = await this.severalDates.lockAndPlan(dates, tx).catch(unlessInvalid);
    if (planned === null || !planned.every(isFree)) return null;
    const now = this.clock.now();
    const { salon } = await this.plans.latestKnownIn(tx);
    const bookings = planned.flatMap((day, index) => {
      const [visit, found] = [visits[index], clients[index]];
      if (!visit || !found) return [];
      const { lang, ...client } = found;
      const details = {
        client: { ...client, id: client.clientId },
        ...{ phone: client.phone, note: visit.note, lang, now },
      };
      return [bookingOf(orderedId(now), day.planned, details)];
    });
    const taken = planned.flatMap(({ planned: visit }, index) => {
      const bookingId = bookings[index]?.id;
      return bookingId === undefined ? [] : [{ ...visit, owner: { kind: 'booking', bookingId } as const }];
    });
    const reminders = sendsReminders
      ? bookings.map((booking, index): [string, Statement | null] => [
          `insertReminder${index + 1}`,
          this.mailer.confirmationStatement(booking, salon, tx, { notifyClient: false }),
        ])
      : [];
    const events = bookings.map((booking) => firstEventOf(booking, actor.id));
    await writeBatch(
      {
        ...this.allocations.takeBatch(taken),
        ...this.records.insertBatch(bookings, events),
        ...Object.fromEntries(reminders),
      },
      tx,
    );
    return bookings.map(({ id }) => id);
  }

  /** Removes bookings that no one has touched and that haven't begun, with their reminders. Returns their ids. */
  takeBack(ids: string[], tx: EntityManager): Promise<string[]> {
    return this.records.removeUntouched(ids, this.clock.now(), tx);
  }

  isComing(startsAt: EpochMinute): boolean {
    return startsAt > minuteOf(this.clock.now());
  }
}

const isFree = (day: PlannedDay): day is FreeDay => day.state === 'free';

/** A service or person of the list has gone since it was judged. */
function unlessInvalid(error: unknown): null {
  if (error instanceof Problem && error.code === 'invalid-input') return null;
  throw error;
}
