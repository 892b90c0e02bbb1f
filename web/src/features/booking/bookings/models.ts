import type { MethodResponse } from 'openapi-fetch';
import type { client } from '../../../api/client';
import type { components, paths } from '../../../api/schema.gen';
import type { AnswerOf } from '../../../api/use-api';

/** Names for the contract's types about bookings. */
export type Booking = AnswerOf<'/bookings/{id}'>;
/** A booking just moved, with who is told, and what its new team members charge. */
export type MovedBooking = MethodResponse<typeof client, 'post', '/bookings/{id}/move'>;
export type Hold = MethodResponse<typeof client, 'post', '/holds'>;
/** The parts of a booking that a hold also has: services in order, with a time and a price. */
export type HeldBooking = Hold['visit'];

/** A requested service of a booking; no team member means anyone. */
export interface LineRequest {
  serviceId: string;
  staffId: string | null;
  addOnIds: string[];
}

/** The desk's request to book for a client. */
export type DeskRequest = components['schemas']['BookAtDeskDto'];
export type DeskClient = DeskRequest['client'];

/** The corrected form of a booking; omitted fields stay. */
export type Correction = Omit<components['schemas']['CorrectBookingDto'], 'version'>;
/** The resulting booking, with the catalogue's prices. */
export type CorrectionPreview = MethodResponse<typeof client, 'post', '/bookings/{id}/correct/preview'>;

/** Search and export filters of the Order List. */
export type FindBookings = NonNullable<paths['/bookings/export']['get']['parameters']['query']>;

export interface BookingRequest {
  lines: LineRequest[];
  startsAt: string;
  /** Someone whom the client looks after; left out, the client themselves. */
  personId?: string;
}
