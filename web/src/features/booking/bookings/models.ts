import type { MethodResponse } from 'openapi-fetch';
import type { client } from '../../../api/client';
import type { components, paths } from '../../../api/schema.gen';
import type { AnswerOf } from '../../../api/use-api';

/** Names for the parts of the contract that bookings speak of. */
export type Booking = AnswerOf<'/bookings/{id}'>;
/** A booking that was just moved, with who hears of it and what those who do it now ask for it. */
export type MovedBooking = MethodResponse<typeof client, 'post', '/bookings/{id}/move'>;
export type Hold = MethodResponse<typeof client, 'post', '/holds'>;
/** What a hold keeps, and every booking has: services one after another, at a time and a price. */
export type HeldBooking = Hold['visit'];

/** One service of a booking as it is asked for; no team member is "anyone". */
export interface LineRequest {
  serviceId: string;
  staffId: string | null;
  addOnIds: string[];
}

/** What the desk sends when it books for a client. */
export type DeskRequest = components['schemas']['BookAtDeskDto'];
export type DeskClient = DeskRequest['client'];

/** What a booking should have been; what is left out stays. */
export type Correction = Omit<components['schemas']['CorrectBookingDto'], 'version'>;
/** What it would be then, with what the catalogue says. */
export type CorrectionPreview = MethodResponse<typeof client, 'post', '/bookings/{id}/correct/preview'>;

/** What the Order List can search and export by. */
export type FindBookings = NonNullable<paths['/bookings/export']['get']['parameters']['query']>;

export interface BookingRequest {
  lines: LineRequest[];
  startsAt: string;
}
