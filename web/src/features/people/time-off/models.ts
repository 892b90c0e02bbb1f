import type { MethodResponse } from 'openapi-fetch';
import type { client } from '../../../api/client';
import type { AnswerOf } from '../../../api/use-api';

export type TimeOff = AnswerOf<'/time-off'>[number];
export type ConflictingBooking = MethodResponse<typeof client, 'post', '/time-off/preview'>['visits'][number];

/** Decision about a booking during time off. */
export type BookingDecision = 'move' | 'cancel' | 'keep';

/** Time off in the API's format; without minutes it consists of whole days. */
export interface TimeOffAsk {
  staffId: string;
  fromDay: string;
  toDay: string;
  fromMinute?: number;
  toMinute?: number;
}
