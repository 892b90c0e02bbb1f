import type { MethodResponse } from 'openapi-fetch';
import type { client } from '../../api/client';
import type { AnswerOf } from '../../api/use-api';
import type { WordsChange } from '../../lib/language-drafts';

export type StaffEntry = AnswerOf<'/staff/all'>[number];
/** Who somebody of the team is, where no more is needed. */
export type StaffName = Pick<StaffEntry, '_id' | 'name'>;
export type StaffHours = AnswerOf<'/staff/{id}/hours'>;
export type StaffException = StaffHours['exceptions'][number];
export type TimeOff = AnswerOf<'/time-off'>[number];
export type ConflictingBooking = MethodResponse<typeof client, 'post', '/time-off/preview'>['visits'][number];

/** What happens to a booking during time off. */
export type BookingDecision = 'move' | 'cancel' | 'keep';

/** The details of a team member. */
export interface Person {
  name: string;
  role: string;
  introduction: string;
  pictureId: string | null;
  /** What was written in other languages. */
  words?: WordsChange<'role' | 'introduction'>;
}

/** Time off as it is sent; without minutes it is made of whole days. */
export interface TimeOffAsk {
  staffId: string;
  fromDay: string;
  toDay: string;
  fromMinute?: number;
  toMinute?: number;
}
