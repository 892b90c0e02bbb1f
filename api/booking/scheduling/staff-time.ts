import type { EpochMinute } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';

/** A stretch of one person's time. */
export interface StaffTime extends Interval<EpochMinute> {
  staffId: string;
}

/** A stretch in which a team member is busy. */
export interface BusyInterval extends StaffTime {
  /** Blocks make people busy but aren't work: they don't count when choosing the least busy person. */
  isWork: boolean;
}

/** A stretch that is kept free of bookings: a block, part of somebody's time off, or a hold that still counts. */
export interface UnavailableTime {
  id: string;
  kind: 'block' | 'time-off' | 'hold';
  staffId: string;
  startsAt: Date;
  endsAt: Date;
  reason: string;
  /** When a hold ends by itself. */
  expiresAt: Date | null;
}

/** A stretch that is taken, and by what. */
export interface TakenTime extends StaffTime {
  kind: 'booking' | 'hold' | 'block' | 'time-off';
  /** Of a block or time off; empty without one. */
  reason: string;
  bookingId: string | null;
  /** When a hold ends by itself. */
  expiresAt: Date | null;
}

/** Something that takes up one of several stretches that were asked about. */
export interface TakenStretch extends TakenTime {
  /** Which of the stretches, from 0. */
  index: number;
}

/** A CHECK limits how long an allocation is: looking back this far finds everything that reaches into a window. */
export const MAX_ALLOCATION_MINUTES = 26 * 60;

/** What an allocation belongs to. */
export type AllocationOwner =
  | { kind: 'booking'; bookingId: string }
  | { kind: 'hold'; holdId: string; expiresAt: Date }
  | { kind: 'block'; reason: string; timeOffId?: string | undefined };
