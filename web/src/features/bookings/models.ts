import type { MethodResponse } from 'openapi-fetch';
import type { client } from '../../api/client';
import type { components, paths } from '../../api/schema.gen';
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

/** What the desk asks for when it books for somebody. */
export type DeskRequest = components['schemas']['BookAtDeskDto'];
export type DeskClient = DeskRequest['client'];

/** By what the Order List finds bookings, and takes them along. */
export type FindBookings = NonNullable<paths['/bookings/export']['get']['parameters']['query']>;

export interface VisitRequest {
  lines: LineRequest[];
  startsAt: string;
}
