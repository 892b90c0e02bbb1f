import { type EpochMinute, dateOf, epochMinute } from '../../common/time/epoch-minute.js';
import { type Interval, subtract } from '../../common/time/interval.js';
import { addDays, type LocalDate } from '../../common/time/local-date.js';
import { localDayOf } from '../../common/time/zone.js';
import { type AgreedLine, agreedLinesOf } from '../planning/corrected-lines.js';
import type { Plan } from '../planning/plan.js';
import { planVisit } from '../scheduling/plan-visit.js';
import type { SeatChanges, SeatRow } from '../scheduling/seats.js';
import type { BusyInterval, StaffTime } from '../scheduling/staff-time.js';
import { importRules } from './import-rules.js';

/** A visit to come as a list has it. */
export interface VisitToJudge {
  startsAt: EpochMinute;
  lines: AgreedLine[];
  /** The client who can't be in two bookings at once; null if several may come. */
  guardedId: string | null;
}

/** Why a visit can't be booked. Each has a sentence with what to do. */
export type VisitRefusal = 'notOffered' | 'timeNotInFives' | 'tooFarAhead' | 'visitOverlaps' | 'clientBusy';

export type JudgedVisit =
  | { refusal: VisitRefusal }
  | { refusal: null; staffIds: string[]; isOutsideHours: boolean };

/**
 * Judges visits one after another by the planning code, as if each were booked. Works on what was read once, so it
 * holds no lock.
 */
export class VisitRehearsal {
  private readonly busy = new Map<string, BusyInterval[]>();
  private seats: SeatRow[];
  private readonly clientBusy = new Map<string, Interval<EpochMinute>[]>();

  constructor(
    private readonly plan: Plan,
    private readonly now: EpochMinute,
    booked: {
      busy: readonly BusyInterval[];
      seats: readonly SeatRow[];
      clients: readonly (Interval<EpochMinute> & { clientId: string })[];
    },
  ) {
    this.seats = [...booked.seats];
    for (const interval of booked.busy) this.note(interval);
    for (const { clientId, start, end } of booked.clients) this.noteClient(clientId, { start, end });
  }

  judge({ startsAt, lines: wanted, guardedId }: VisitToJudge): JudgedVisit {
    const { plan, now } = this;
    if (startsAt % 5 !== 0) return { refusal: 'timeNotInFives' };
    if (importRules.rejectionReason(startsAt, plan, now) !== null) return { refusal: 'tooFarAhead' };
    const lines = agreedLinesOf(wanted, plan);
    if ('problems' in lines) return { refusal: 'notOffered' };
    const day = localDayOf(startsAt, plan.salon.timeZone);
    const staffIds = new Set(lines.flatMap(({ options }) => options.map(({ staffId }) => staffId)));
    const planned = planVisit(
      {
        request: {
          lines: { kind: 'agreed', lines: wanted },
          rules: importRules,
          except: { clientId: guardedId },
        },
        startsAt: dateOf(startsAt),
      },
      {
        ...{ plan, lines, day, now, isHolding: false, held: [], keptAnswer: null },
        busy: [...staffIds].flatMap((staffId) => this.busy.get(keyOf(staffId, day)) ?? []),
        seats: this.seats,
        clientBusy: guardedId === null ? [] : (this.clientBusy.get(guardedId) ?? []),
      },
    );
    if ('reason' in planned) {
      return { refusal: planned.reason === 'invalid' ? 'notOffered' : 'visitOverlaps' };
    }
    if (planned.clientIsBusy) return { refusal: 'clientBusy' };
    for (const stretch of planned.stretches) this.note({ ...stretch, isWork: true });
    this.sit(planned.seats);
    if (guardedId !== null) {
      const end = epochMinute(Math.max(...planned.lines.map((line) => line.endsAt)));
      this.noteClient(guardedId, { start: startsAt, end });
    }
    return {
      refusal: null,
      staffIds: planned.lines.map(({ option }) => option.staffId),
      isOutsideHours: planned.stretches.some((stretch) => this.isOutside(stretch, day)),
    };
  }

  private isOutside({ staffId, start, end }: StaffTime, day: LocalDate): boolean {
    return subtract([{ start, end }], this.plan.day(day).working.get(staffId) ?? []).length > 0;
  }

  /** A day also reads what is taken right after it, into which a clean-up may reach. */
  private note(interval: BusyInterval): void {
    const { timeZone } = this.plan.salon;
    const first = localDayOf(interval.start, timeZone);
    const last = localDayOf(interval.end, timeZone);
    for (let day = addDays(first, -1); day <= last; day = addDays(day, 1)) {
      const key = keyOf(interval.staffId, day);
      const known = this.busy.get(key);
      if (known) known.push(interval);
      else this.busy.set(key, [interval]);
    }
  }

  private sit({ moved, seated }: SeatChanges): void {
    const units = new Map(moved.map(({ id, unitId }) => [id, unitId]));
    this.seats = this.seats.map((seat) => ({ ...seat, unitId: units.get(seat.id) ?? seat.unitId }));
    // Seats that aren't written yet have no id, and stay where they are.
    this.seats.push(...seated.map((seat) => ({ ...seat, id: '', bookingId: null, isPinned: true })));
  }

  private noteClient(clientId: string, interval: Interval<EpochMinute>): void {
    this.clientBusy.set(clientId, [...(this.clientBusy.get(clientId) ?? []), interval]);
  }
}

const keyOf = (staffId: string, day: LocalDate): string => `${staffId} ${day}`;
