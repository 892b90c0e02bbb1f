import type { components } from '../../../api/schema.gen';

/** A sick day: the affected bookings, with proposals for each and decisions so far. */
export type SickDay = components['schemas']['SickDayView'];
export type SickDayVisit = components['schemas']['SickDayVisitView'];
export type Proposal = components['schemas']['ProposalView'];

/** The person, and the time from start to end. */
export interface SickDayAsk {
  staffId: string;
  fromDay: string;
  toDay: string;
  fromMinute?: number;
}
