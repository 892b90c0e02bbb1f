import { Injectable } from '@nestjs/common';
import { linesSeenBy } from '../booking-records/booking.policy.js';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { ReadBookingsService } from '../booking-records/read-bookings.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll } from '../../common/access/may.js';
import { notFound } from '../../common/problem/common.problems.js';
import { ClientFilesService } from '../../people/clients/client-files.service.js';
import { ClientLookupService } from '../../people/clients/client-lookup.service.js';
import { PastVisitsService } from '../../people/past-visits/past-visits.service.js';
import type { Plan } from '../planning/plan.js';
import { PlanService } from '../planning/plan.service.js';
import { toCurrencyView } from '../../salon/salon/salon.view.js';
import { usualPerson } from './domain/usual-person.js';
import { linesAgain, priceAgain } from './lines-again.js';
import type { ClientHabitsView, LastTimeView } from './rebooking.view.js';

/** The latest visits only, since habits change. */
const VISITS = 12;

/** Tells the desk what a client usually has, and with whom. */
@Injectable()
export class ClientHabitsService {
  constructor(
    private readonly clients: ClientLookupService,
    private readonly files: ClientFilesService,
    private readonly bookings: ReadBookingsService,
    private readonly past: PastVisitsService,
    private readonly plans: PlanService,
  ) {}

  /** A stylist learns nothing about visits to colleagues. */
  async showHabits(id: string, actor: CurrentUser): Promise<ClientHabitsView> {
    await this.files.assertMayOpen(id, actor);
    const client = await this.clients.findReference(id);
    if (!client) throw notFound('client');
    const own = mayForAll(actor, 'clients') ? null : actor.staffId;
    const visits = await this.bookings.listLatestDone(
      { ...client, ...(own !== null && { staffId: own }) },
      VISITS,
    );
    const seen = visits.map((visit) => ({ ...visit, lines: linesSeenBy(actor, visit) }));
    const plan = await this.plans.latest();
    const here = seen.map(({ lines }) => lines.map(({ staffId }) => staffId));
    // Visits before the salon moved here are all earlier.
    const before = await this.past.latestStaff(id, own, VISITS - here.length);
    const usual = usualPerson([...here, ...before.map((staffId) => (staffId === null ? [] : [staffId]))]);
    const member = usual === null ? undefined : plan.members.get(usual);
    const [last] = seen;
    return {
      usualStaff: member ? { _id: member.id, name: member.name } : null,
      lastTime: last ? lastTimeOf(last, plan, mayForAll(actor, 'bookings') ? null : actor.staffId) : null,
    };
  }
}

/** With the people who did it, whether the client had asked for them or not. */
function lastTimeOf(visit: BookingRecord, plan: Plan, own: string | null): LastTimeView {
  const asDone = { ...visit, lines: visit.lines.map((line) => ({ ...line, anyStaff: false })) };
  const lines = linesAgain(asDone, plan, own);
  return {
    startsAt: visit.startsAt.toISOString(),
    lines,
    ...priceAgain(lines, plan),
    currency: toCurrencyView(plan.salon.currency),
  };
}
