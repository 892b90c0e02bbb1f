import { Injectable } from '@nestjs/common';
import type { BookingView } from '../booking-records/booking.view.js';
import { MakeBookingService } from '../bookings/make-booking.service.js';
import { wantedClientOf } from '../../people/clients/dto/desk-client.dto.js';
import { linesAtDesk } from '../booking-records/own-column.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { deskScope } from '../../platform/idempotency/idempotency.service.js';
import { deskRules } from '../planning/booking-rules.js';
import { lineRequestsOf } from '../planning/bookable-lines.js';
import type { BookAtDeskDto } from './dto/book-at-desk.dto.js';

/** Books for a client who phones or is at the desk. */
@Injectable()
export class DeskBookingService {
  constructor(private readonly makeBooking: MakeBookingService) {}

  bookAtDesk(body: BookAtDeskDto, key: string, actor: CurrentUser): Promise<BookingView> {
    const { note = '', sendLetter = true, allowOutsideHours = false } = body;
    return this.makeBooking.make({
      lines: linesAtDesk(actor, lineRequestsOf(body.lines)),
      rules: deskRules({ allowOutsideHours }),
      startsAt: new Date(body.startsAt),
      note,
      actor,
      client: { at: 'desk', wanted: wantedClientOf(body.client), sendLetter },
      submit: { scope: deskScope(actor.id), key, request: body },
    });
  }
}
