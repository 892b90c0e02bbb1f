import { BoundedMap } from '../../common/bounded-map.js';
import type { Interval } from '../../common/time/interval.js';
import type { EpochMinute } from '../../common/time/epoch-minute.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { gridStarts } from '../../common/time/zone.js';
import type { SalonSettings } from '../../salon/salon/salon-settings.service.js';
import type { Window } from '../../salon/salon/special-day.entity.js';
import type { Service } from '../../salon/services/service.entity.js';
import { salonOpening, workingTime } from '../../salon/staff/domain/working-time.js';
import type { StaffHours } from '../../salon/staff/staff-hours.entity.js';
import type { StaffMember } from '../../salon/staff/staff-member.entity.js';
import type { StaffOffer } from '../../salon/staff/staff-offer.entity.js';
import type { Need } from './domain/segments.js';
import type { PlanPool } from '../../salon/resources/plan-pool.js';
import type { Rota } from '../../salon/staff/staff.service.js';

/** More than the two years that the desk may book ahead. */
const MAX_KEPT_DAYS = 1000;

/** A day before any bookings. */
export interface PlanDay {
  open: Interval<EpochMinute>[];
  gridStarts: EpochMinute[];
  /** By staff id. Anyone who doesn't work that day has no intervals. */
  working: ReadonlyMap<string, Interval<EpochMinute>[]>;
}

/** A team member's offer, with the service's segments and price unless they have their own. */
export interface PlanOffer {
  member: StaffMember;
  offer: StaffOffer;
}

/**
 * Everything availability needs apart from allocations, read once and kept until `plan_version` changes. Days are
 * computed on first use, and the most recent ones are kept.
 */
export class Plan {
  readonly salon: SalonSettings['salon'];
  readonly members: ReadonlyMap<string, StaffMember>;
  /** A team member's place in the owner's order; breaks ties between equally busy people. */
  readonly positions: ReadonlyMap<string, number>;
  readonly services: ReadonlyMap<string, Service>;

  /** Active pools by id, with their units that are not archived. */
  readonly pools: ReadonlyMap<string, PlanPool>;

  private readonly needsByService = new Map<string, Need[]>();
  private readonly offersByService = new Map<string, PlanOffer[]>();
  private readonly specialDays: ReadonlyMap<LocalDate, Window[]>;
  private readonly exceptions: ReadonlyMap<string, Window[]>;
  private readonly hoursByStaff = new Map<string, StaffHours[]>();
  private readonly days = new BoundedMap<LocalDate, PlanDay>(MAX_KEPT_DAYS);

  constructor(
    readonly version: number,
    private readonly settings: SalonSettings,
    services: Service[],
    rota: Rota,
    pools: PlanPool[] = [],
  ) {
    this.salon = settings.salon;
    this.services = new Map(services.map((service) => [service.id, service]));
    this.pools = new Map(pools.map((pool) => [pool.id, pool]));
    for (const { id: poolId, needs } of pools) {
      for (const { serviceId, segments, turnoverMinutes } of needs) {
        const known = this.needsByService.get(serviceId) ?? [];
        this.needsByService.set(serviceId, [...known, { poolId, segments, turnoverMinutes }]);
      }
    }
    this.members = new Map(rota.members.map((member) => [member.id, member]));
    this.positions = new Map(rota.members.map((member, position) => [member.id, position]));
    this.specialDays = new Map(settings.specialDays.map(({ day, windows }) => [day, windows]));
    this.exceptions = new Map(
      rota.exceptions.map(({ staffId, day, windows }) => [`${staffId} ${day}`, windows]),
    );
    for (const member of rota.members) {
      this.hoursByStaff.set(
        member.id,
        rota.weeklyHours.filter(({ staffId }) => staffId === member.id),
      );
      for (const offer of rota.offers.filter(({ staffId }) => staffId === member.id)) {
        const offers = this.offersByService.get(offer.serviceId) ?? [];
        this.offersByService.set(offer.serviceId, [...offers, { member, offer }]);
      }
    }
  }

  /** Team members who offer the service, in the owner's order. */
  offersOf(serviceId: string): readonly PlanOffer[] {
    return this.offersByService.get(serviceId) ?? [];
  }

  /** The rooms and devices that the service needs today. */
  needsOf(serviceId: string): readonly Need[] {
    return this.needsByService.get(serviceId) ?? [];
  }

  day(day: LocalDate): PlanDay {
    const known = this.days.get(day);
    if (known) return known;
    const worked = this.computeDay(day);
    this.days.set(day, worked);
    return worked;
  }

  worksOn(staffId: string, day: LocalDate): boolean {
    return (this.day(day).working.get(staffId) ?? []).length > 0;
  }

  /** The team's total working minutes on a day: the bookable time before any bookings. */
  workingMinutes(day: LocalDate): number {
    const stretches = [...this.day(day).working.values()].flat();
    return stretches.reduce((sum, { start, end }) => sum + end - start, 0);
  }

  private computeDay(day: LocalDate): PlanDay {
    const { timeZone: zone, slotStepMinutes } = this.salon;
    const open = salonOpening({
      day,
      zone,
      weekly: this.settings.openingHours,
      specialDay: this.specialDays.get(day) ?? null,
    });
    const working = new Map<string, Interval<EpochMinute>[]>();
    for (const [staffId, weekly] of this.hoursByStaff) {
      const exception = this.exceptions.get(`${staffId} ${day}`) ?? null;
      working.set(staffId, workingTime({ day, zone, weekly, exception, salonOpen: open }));
    }
    return { open, gridStarts: open.length > 0 ? gridStarts(day, zone, slotStepMinutes) : [], working };
  }
}
