import type { components } from '../../../api/schema.gen';

/** Somebody's sick day: the bookings in the way, with what is proposed for each and what was done. */
export type SickDay = components['schemas']['SickDayView'];
export type SickDayVisit = components['schemas']['SickDayVisitView'];
export type Proposal = components['schemas']['ProposalView'];

/** Whose, and from when until when. */
export interface SickDayAsk {
  staffId: string;
  fromDay: string;
  toDay: string;
  fromMinute?: number;
}
