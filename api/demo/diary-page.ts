import { diaryOf, type DiaryOptions } from '../bookings/diary.js';
import { firstFreeStart, planVisit, type PlannedLine, type SalonDay } from '../bookings/domain/visit.js';
import type { Plan } from '../bookings/plan.js';
import type { ReservedLine } from '../bookings/reservations.service.js';
import { type DraftLine, draftOf, type LineRequest } from '../bookings/visit-draft.js';
import type { Interval } from '../common/time/interval.js';
import { type LocalDate, weekdayOf } from '../common/time/local-date.js';
import { wallMinuteOf } from '../common/time/zone.js';
import type { SalonService } from '../services/salon-service.entity.js';
import type { BlockedTime, StaffTime } from './blocked-time.js';
import type { Chance } from './chance.js';
import { idOf } from './demo-salon.rows.js';
import { clientNames, companions, demand, fullnessOf, notes, quietAfternoons, shares } from './diary.demo.js';

/** One visit of the diary, before it is known what has become of it. */
export interface DiaryVisit {
  lines: ReservedLine[];
  /** The stretches it takes of people's time; none when it was called off. */
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
  chance: Chance;
}

const noon = 12 * 60;

/** A visit is taken up to so long after the time it was wanted for. */
const patienceMinutes = 30;

/** One day of the diary, filled person by person from morning to evening. */
export class DiaryPage {
  private readonly plan: Plan;
  private readonly day: LocalDate;
  private readonly chance: Chance;
  private readonly fullness: number;
  private readonly demand: ReadonlyMap<string, number>;
  private readonly companions: ReadonlyMap<string, string>;
  private readonly busy: DiaryOptions['busy'];
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

  fill(): DiaryVisit[] {
    const { working } = this.plan.day(this.day);
    return [...this.plan.members.keys()].flatMap((staffId) =>
      (working.get(staffId) ?? []).flatMap((window) => this.fillWindow(staffId, window)),
    );
  }

  /** Hours that this page leaves free, whoever would like to have them. */
  private quietTime(memberIds: ReadonlyMap<string, string>): StaffTime[] {
    const { working } = this.plan.day(this.day);
    return Object.entries(quietAfternoons)
      .filter(([, weekday]) => weekday === weekdayOf(this.day))
      .flatMap(([name]) => {
        const staffId = idOf(name, memberIds);
        return (working.get(staffId) ?? []).map((window) => ({ ...window, staffId }));
      })
      .filter(({ start }) => wallMinuteOf(start, this.plan.salon.timeZone) >= noon);
  }

  private fillWindow(staffId: string, window: Interval): DiaryVisit[] {
    const visits: DiaryVisit[] = [];
    let cursor = window.start;
    while (cursor < window.end) {
      const visit = this.chance.happens(this.fullness) ? this.findVisit(staffId, cursor, window) : null;
      if (!visit) {
        cursor += this.chance.pick([15, 30, 45]);
        continue;
      }
      visits.push(visit);
      this.busy.push(...visit.taken.map((stretch) => ({ ...stretch, isWork: true })));
      // Up to the end of the first stretch only: while a colour develops, somebody else may come.
      cursor = visit.taken[0]?.end ?? cursor;
    }
    return visits;
  }

  private findVisit(staffId: string, notBefore: number, window: Interval): DiaryVisit | null {
    const drafts = this.imagineVisit(staffId);
    const lines = drafts.map(({ options }) => ({ treatments: options }));
    const day = this.salonDay();
    const notAfter = Math.min(notBefore + patienceMinutes, window.end);
    const startsAt = firstFreeStart({ lines, day, notBefore, notAfter });
    const planned = startsAt === null ? null : planVisit({ lines, day, startsAt, notBefore });
    if (!planned) return null;

    const isCancelled = this.chance.happens(shares.cancelled);
    return {
      lines: planned.map((line) => reservedLine(line, drafts)),
      taken: isCancelled ? [] : planned.flatMap(stretchesOf),
      isCancelled,
      isMissed: this.chance.happens(shares.missed),
      ...this.imagineClient(),
    };
  }

  private imagineVisit(staffId: string): DraftLine[] {
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
    const drafts = draftOf(requests, plan);
    if ('problems' in drafts) throw new Error('The demo diary asks for what the demo salon does not do.');
    // Whoever does it was the salon's choice, and may be changed by the salon.
    const forAnyone = chance.happens(shares.forAnyone);
    return drafts.map((draft) => ({ ...draft, anyStaff: draft.anyStaff || forAnyone }));
  }

  private imagineAddOns({ addOns }: SalonService): string[] {
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

  /** Nobody comes twice on the same day. */
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
    const salonDay = diaryOf({ plan, days: [day], staffIds, busy, clientBusy: [] }).get(day);
    if (!salonDay) throw new Error('The diary has no page for the day it was opened at.');
    return salonDay;
  }
}

const stretchesOf = ({ staffId, occupied }: PlannedLine): StaffTime[] =>
  occupied.map(({ start, end }) => ({ staffId, start, end }));

function reservedLine({ line, staffId, startsAt, endsAt }: PlannedLine, drafts: DraftLine[]): ReservedLine {
  const draft = drafts[line];
  const option = draft?.options.find((candidate) => candidate.staffId === staffId);
  if (!draft || !option) throw new Error('The plan names a line or a person that nobody asked for.');
  return { draft, option, startsAt, endsAt };
}
