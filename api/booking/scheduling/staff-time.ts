import { type EpochMinute, epochMinute } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';

/** A period of one person's time. */
export interface StaffTime extends Interval<EpochMinute> {
  staffId: string;
}

/** A period in which a team member is busy. */
export interface BusyInterval extends StaffTime {
  /** Blocks make people busy but aren't work, so they don't count when choosing the least busy person. */
  isWork: boolean;
}

/** A period kept free of bookings: a block, part of someone's time off, or an unexpired hold. */
export interface UnavailableTime {
  id: string;
  kind: 'block' | 'time-off' | 'hold';
  staffId: string;
  startsAt: Date;
  endsAt: Date;
  reason: string;
  /** When a hold expires. */
  expiresAt: Date | null;
  /** The time off, which appears in the allocations day by day, around the bookings in it. */
  timeOffId: string | null;
}

/** A period that is taken, and by what. */
export interface TakenTime extends StaffTime {
  kind: 'booking' | 'hold' | 'block' | 'time-off';
  /** The reason for a block or time off; otherwise empty. */
  reason: string;
  bookingId: string | null;
  /** When a hold expires. */
  expiresAt: Date | null;
}

/** Something that takes up one of several requested periods. */
export interface TakenStretch extends TakenTime {
  /** The index of the period, from 0. */
  index: number;
}

/** A CHECK limits the length of allocations: looking back this far finds everything that extends into a window. */
export const MAX_ALLOCATION_MINUTES = 26 * 60;

/** The longest clean-up after a service. */
const MAX_CLEAN_UP_MINUTES = 120;

/** Extends a day by the longest clean-up: clients leave by midnight, the clean-up may take longer. */
export const withCleanUp = ({ start, end }: Interval<EpochMinute>): Interval<EpochMinute> => ({
  start,
  end: epochMinute(end + MAX_CLEAN_UP_MINUTES),
});

/** The owner of an allocation. */
export type AllocationOwner =
  | { kind: 'booking'; bookingId: string }
  | { kind: 'hold'; holdId: string; expiresAt: Date }
  | { kind: 'block'; reason: string; timeOffId?: string | undefined };
