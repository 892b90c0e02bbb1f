import { salonDaysOf, type SalonDaysOptions } from '../../booking/scheduling/salon-days.js';
import { firstFreeStart, planBooking, type SalonDay } from '../../booking/planning/domain/planning.js';
import type { Plan } from '../../booking/planning/plan.js';
import { type ScheduledLine, scheduledLineOf, stretchesOf } from '../../booking/scheduling/scheduled-line.js';
import type { StaffTime } from '../../booking/scheduling/staff-time.js';
import {
  type BookableLine,
  bookableLinesOf,
  type LineRequest,
} from '../../booking/planning/bookable-lines.js';
import type { Interval } from '../../common/time/interval.js';
import { type LocalDate, weekdayOf } from '../../common/time/local-date.js';
import { wallMinuteOf } from '../../common/time/zone.js';
import type { Service } from '../../salon/services/service.entity.js';
import type { BlockedTime } from './blocked-time.js';
import type { SeededRandom } from './seeded-random.js';
import { idOf } from './demo-salon.rows.js';
import { clientNames, companions, demand, fullnessOf, notes, quietAfternoons, shares } from './diary.demo.js';

/** One booking in the diary, before its outcome is decided. */
export interface DemoBooking {
  lines: ScheduledLine[];
  /** The team members' time it takes; none if it was cancelled. */
  taken: StaffTime[];
  clientName: string;
  clientPhone: string;
  note: string;
  bookedAheadMinutes: number;
  isCancelled: boolean;
  isMissed: boolean;
}

interface DiaryPageOptions {
  plan: Plan;
  day: LocalDate;
  fromToday: number;
  blocks: BlockedTime[];
  serviceIds: ReadonlyMap<string, string>;
  memberIds: ReadonlyMap<string, string>;
  chance: SeededRandom;
}

const NOON_MINUTE = 12 * 60;

/** The longest delay of a booking’s start. */
const PATIENCE_MINUTES = 30;

/** One day of the diary, filled person by person from morning to evening. */
export class DiaryPage {
  private readonly plan: Plan;
  private readonly day: LocalDate;
  private readonly chance: SeededRandom;
  private readonly fullness: number;
  private readonly demand: ReadonlyMap<string, number>;
  private readonly companions: ReadonlyMap<string, string>;
  private readonly busy: SalonDaysOptions['busy'];
  private readonly namesToday = new Set<string>();

  constructor({ plan, day, fromToday, blocks, serviceIds, memberIds, chance }: DiaryPageOptions) {
    this.plan = plan;
    this.day = day;
    this.chance = chance;
    this.fullness = fullnessOf({ fromToday, weekday: weekdayOf(day) });
    this.demand = new Map(Object.entries(demand).map(([name, weight]) => [idOf(name, serviceIds), weight]));
    this.companions = new Map(
      Object.entries(companions).map(([name, other]) => [idOf(name, serviceIds), idOf(other, serviceIds)]),
    );
    const quiet = fromToday > 0 ? this.quietTime(memberIds) : [];
    this.busy = [...blocks, ...quiet].map((stretch) => ({ ...stretch, isWork: false }));
  }

  fill(): DemoBooking[] {
    const { working } = this.plan.day(this.day);
    return [...this.plan.members.keys()].flatMap((staffId) =>
      (working.get(staffId) ?? []).flatMap((window) => this.fillWindow(staffId, window)),
    );
  }

  /** Hours that this page keeps free. */
  private quietTime(memberIds: ReadonlyMap<string, string>): StaffTime[] {
    const { working } = this.plan.day(this.day);
    return Object.entries(quietAfternoons)
      .filter(([, weekday]) => weekday === weekdayOf(this.day))
      .flatMap(([name]) => {
        const staffId = idOf(name, memberIds);
        return (working.get(staffId) ?? []).map((window) => ({ ...window, staffId }));
      })
      .filter(({ start }) => wallMinuteOf(start, this.plan.salon.timeZone) >= NOON_MINUTE);
  }

  private fillWindow(staffId: string, window: Interval): DemoBooking[] {
    const bookings: DemoBooking[] = [];
    let cursor = window.start;
    while (cursor < window.end) {
      const booking = this.chance.happens(this.fullness) ? this.findBooking(staffId, cursor, window) : null;
      if (!booking) {
        cursor += this.chance.pick([15, 30, 45]);
        continue;
      }
      bookings.push(booking);
      this.busy.push(...booking.taken.map((stretch) => ({ ...stretch, isWork: true })));
      // Only to the end of the first part: while a colour develops, another client may come in.
      cursor = booking.taken[0]?.end ?? cursor;
    }
    return bookings;
  }

  private findBooking(staffId: string, notBefore: number, window: Interval): DemoBooking | null {
    const lines = this.imagineLines(staffId);
    const day = this.salonDay();
    const notAfter = Math.min(notBefore + PATIENCE_MINUTES, window.end);
    const startsAt = firstFreeStart({ lines, day, notBefore, notAfter });
    const planned = startsAt === null ? null : planBooking({ lines, day, startsAt, notBefore });
    if (!planned) return null;

    const isCancelled = this.chance.happens(shares.cancelled);
    return {
      lines: planned.map((line) => scheduledLineOf(line, lines)),
      taken: isCancelled ? [] : planned.flatMap(stretchesOf),
      isCancelled,
      isMissed: this.chance.happens(shares.missed),
      ...this.imagineClient(),
    };
  }

  private imagineLines(staffId: string): BookableLine[] {
    const { chance, plan } = this;
    const done = [...plan.services.values()].filter(({ id }) =>
      plan.offersOf(id).some(({ member }) => member.id === staffId),
    );
    const service = chance.pickWeighted(done, ({ id }) => this.demand.get(id) ?? 0);
    const requests: LineRequest[] = [
      { serviceId: service.id, staffId, addOnIds: this.imagineAddOns(service) },
    ];
    const companion = this.companions.get(service.id);
    if (companion && chance.happens(shares.withCompanion)) {
      requests.push({ serviceId: companion, staffId: null, addOnIds: [] });
    }
    const bookables = bookableLinesOf(requests, plan);
    if ('problems' in bookables) throw new Error('The demo diary asks for what the demo salon does not do.');
    // The salon chose the team member, and may change that.
    const forAnyone = chance.happens(shares.forAnyone);
    return bookables.map((bookable) => ({ ...bookable, anyStaff: bookable.anyStaff || forAnyone }));
  }

  private imagineAddOns({ addOns }: Service): string[] {
    return addOns.length > 0 && this.chance.happens(shares.withAddOn) ? [this.chance.pick(addOns).id] : [];
  }

  private imagineClient() {
    const { chance } = this;
    return {
      clientName: this.someoneElse(),
      clientPhone: `+351 900 000 ${chance.between(100, 999)}`,
      note: chance.happens(shares.withNote) ? chance.pick(notes) : '',
      bookedAheadMinutes: chance.between(90, 14 * 1440),
    };
  }

  /** No client comes twice on the same day. */
  private someoneElse(): string {
    const { chance, namesToday } = this;
    for (;;) {
      const name = `${chance.pick(clientNames.first)} ${chance.pick(clientNames.last)}`;
      if (namesToday.has(name)) continue;
      namesToday.add(name);
      return name;
    }
  }

  private salonDay(): SalonDay {
    const { plan, day, busy } = this;
    const staffIds = [...plan.members.keys()];
    const salonDay = salonDaysOf({ plan, days: [day], staffIds, busy, clientBusy: [] }).get(day);
    if (!salonDay) throw new Error('The diary has no page for the day it was opened at.');
    return salonDay;
  }
}
