import { Injectable } from '@nestjs/common';
import type { BookingView } from '../booking-records/booking.view.js';
import { BookingRequestsService } from '../bookings/booking-requests.service.js';
import { MakeBookingService } from '../bookings/make-booking.service.js';
import { ReadBookingsService } from '../booking-records/read-bookings.service.js';
import { ClientLookupService, type FoundClient } from '../../people/clients/client-lookup.service.js';
import { ClientFilesService } from '../../people/clients/client-files.service.js';
import { wantedClientOf } from '../../people/clients/dto/desk-client.dto.js';
import { linesAtDesk } from '../bookings/own-column.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { deskScope } from '../../platform/idempotency/idempotency.service.js';
import { deskRules } from '../planning/booking-rules.js';
import { lineRequestsOf } from '../planning/draft.js';
import type { BookAtDeskDto } from './dto/book-at-desk.dto.js';

/** Books for somebody who phones or is at the desk. */
@Injectable()
export class DeskBookingService {
  constructor(
    private readonly clients: ClientLookupService,
    private readonly files: ClientFilesService,
    private readonly bookings: ReadBookingsService,
    private readonly requests: BookingRequestsService,
    private readonly makeBooking: MakeBookingService,
  ) {}

  bookAtDesk(body: BookAtDeskDto, key: string, actor: CurrentUser): Promise<BookingView> {
    let known: FoundClient | null = null;
    const { note = '', sendLetter = true, allowOutsideHours = false } = body;
    const rules = deskRules({ allowOutsideHours });
    const lines = linesAtDesk(actor, lineRequestsOf(body.lines));
    return this.makeBooking.make<{ bookingId: string }>({
      request: this.requests.atDesk(lines, rules, () => known?.clientId ?? null),
      startsAt: new Date(body.startsAt),
      submit: { scope: deskScope(actor.id), key, request: body },
      actor,
      detailsOf: async (within) => {
        const found = await this.clients.findOrAdd(wantedClientOf(body.client), within);
        await this.files.assertMayBookFor(found, actor, within);
        known = found;
        const { lang, ...client } = found;
        return { client: { ...client, id: client.clientId }, phone: client.phone, note, lang };
      },
      notifyClient: sendLetter,
      // Only the id is stored for a repeated submit: the client's details are not part of the desk's own data.
      keep: ({ _id }) => ({ bookingId: _id }),
      answerAgain: ({ bookingId }) => this.bookings.showBooking(bookingId, actor),
    });
  }
}
