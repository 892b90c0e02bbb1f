import { type EpochMinute, epochMinute } from '../../common/time/epoch-minute.js';
import { subtract } from '../../common/time/interval.js';
import { dayBounds, localDayOf } from '../../common/time/zone.js';
import { type PoolTime, seat, timesInPools } from '../planning/domain/pools.js';
import type { PlanPool } from '../../salon/resources/plan-pool.js';
import { poolDayOf, type SeatChanges, type SeatRow, seatVisit } from '../scheduling/seats.js';

interface SeatBookOptions {
  /** The pools as they will be. */
  pools: ReadonlyMap<string, PlanPool>;
  /** Everything from now on, on these pools' units and on those they no longer have. */
  seats: readonly SeatRow[];
  /** Units that are archived, by pool. */
  formerUnitIds: ReadonlyMap<string, readonly string[]>;
  timeZone: string;
  now: EpochMinute;
}

/** A seat that isn't written yet has no id, and a number of its own. */
interface NewSeat extends SeatRow {
  bookingId: string;
}

/** All seats to come of some pools, arranged in memory, one booking after another, and written at once. */
export class SeatBook {
  private seats: SeatRow[];
  private readonly added = new Map<string, NewSeat>();
  private readonly moved = new Map<string, string>();

  constructor(private readonly options: SeatBookOptions) {
    this.seats = [...options.seats];
  }

  /** Finds other units for visits whose unit is out of order or gone. The rest stay on it. */
  moveStranded(): void {
    for (const { poolId, seat: stranded } of this.stranded()) {
      const seating = seat(this.dayOf(poolId, stranded.start), []);
      for (const {
        seat: { id },
        unitId,
      } of seating?.moved ?? [])
        this.move(id, unitId);
    }
  }

  /** Units for what a booking needs beyond what it has. False, unchanged, if a pool is full. */
  take(bookingId: string, inPools: readonly PoolTime[]): boolean {
    const missing = this.missingOf(bookingId, inPools);
    const [first] = missing;
    if (!first) return true;
    const pools = new Map(
      missing.map(({ poolId }) => [poolId, this.dayOf(poolId, epochMinute(first.start))] as const),
    );
    const found = seatVisit(missing, pools);
    if ('fullPoolId' in found) return false;
    for (const { id, unitId } of found.moved) this.move(id, unitId);
    for (const { unitId, start, end } of found.seated) {
      const added = { id: `new ${this.added.size}`, unitId, start, end, bookingId, isPinned: false };
      this.added.set(added.id, added);
      this.seats.push(added);
    }
    return true;
  }

  /** Bookings on units that are out of order or gone. */
  strandedIds(): Set<string> {
    return new Set(this.stranded().flatMap(({ seat: { bookingId } }) => bookingId ?? []));
  }

  /** Bookings that have other units than before. */
  movedIds(): Set<string> {
    return new Set(
      this.options.seats.flatMap(({ id, bookingId }) =>
        this.moved.has(id) && bookingId !== null ? [bookingId] : [],
      ),
    );
  }

  changes(): { bookingId: string; seats: SeatChanges }[] {
    const moved = [...this.moved].map(([id, unitId]) => ({ id, unitId }));
    return [
      { bookingId: '', seats: { moved, seated: [] } },
      ...[...this.added.values()].map(({ bookingId, unitId, start, end }) => ({
        bookingId,
        seats: { moved: [], seated: [{ unitId, start, end }] },
      })),
    ];
  }

  private missingOf(bookingId: string, inPools: readonly PoolTime[]): PoolTime[] {
    return [...timesInPools(inPools)].flatMap(([poolId, times]) => {
      const pool = this.options.pools.get(poolId);
      if (!pool) return [];
      const units = [...pool.units.map(({ id }) => id), ...(this.options.formerUnitIds.get(poolId) ?? [])];
      const own = this.seats.filter((each) => each.bookingId === bookingId && units.includes(each.unitId));
      return subtract(times, own).map((time) => ({ poolId, ...time }));
    });
  }

  private stranded(): { poolId: string; seat: SeatRow }[] {
    return [...this.options.pools].flatMap(([poolId, { units }]) => {
      const former = this.options.formerUnitIds.get(poolId) ?? [];
      const isStranded = ({ unitId, start }: SeatRow): boolean => {
        const unit = units.find(({ id }) => id === unitId);
        return unit ? unit.isOut && (unit.outUntil ?? Infinity) > start : former.includes(unitId);
      };
      return this.seats.filter(isStranded).map((each) => ({ poolId, seat: each }));
    });
  }

  private dayOf(poolId: string, start: EpochMinute) {
    const { pools, timeZone, now, formerUnitIds } = this.options;
    return poolDayOf(poolId, {
      plan: { pools },
      bounds: dayBounds(localDayOf(start, timeZone), timeZone),
      now,
      seats: this.seats,
      exceptIds: [],
      formerUnitIds: formerUnitIds.get(poolId) ?? [],
    });
  }

  private move(id: string, unitId: string): void {
    this.seats = this.seats.map((each) => (each.id === id ? { ...each, unitId } : each));
    const added = this.added.get(id);
    if (added) this.added.set(id, { ...added, unitId });
    else this.moved.set(id, unitId);
  }
}
