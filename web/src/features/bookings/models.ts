import type { MethodResponse } from 'openapi-fetch';
import type { client } from '../../api/client';
import type { AnswerOf } from '../../api/use-api';

/** Names for the parts of the contract that bookings speak of. */
export type Booking = AnswerOf<'/bookings/{id}'>;
export type Hold = MethodResponse<typeof client, 'post', '/holds'>;
export type Visit = Hold['visit'];
export type VisitLine = Visit['lines'][number];

/** One service of a visit as the server is asked for it; no person is "anyone". */
export interface LineRequest {
  serviceId: string;
  staffId: string | null;
  addOnIds: string[];
}

export interface VisitRequest {
  lines: LineRequest[];
  startsAt: string;
}
