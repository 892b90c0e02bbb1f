import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { Mailer } from '../mail/mailer.service.js';
import { bookingOf } from './booking.factory.js';
import { type BookingView, toBookingView } from './booking.view.js';
import { BookingsRepository } from './bookings.repository.js';
import type { CreateBookingDto } from './dto/create-booking.dto.js';
import { HoldsRepository } from './holds.repository.js';
import { bookingScope, IdempotencyRepository } from './idempotency.repository.js';
import { Reservations } from './reservations.service.js';
import { lineRequestsOf } from './visit-draft.js';
import { VisitQuestions } from './visit-questions.js';

/** Makes a booking: chairs, paper, history and the answer to a repeated submit in one transaction. */
@Injectable()
export class MakeBookingService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly holds: HoldsRepository,
    private readonly idempotency: IdempotencyRepository,
    private readonly reservations: Reservations,
    private readonly questions: VisitQuestions,
    private readonly mailer: Mailer,
  ) {}

  createBooking(body: CreateBookingDto, key: string, client: CurrentUser): Promise<BookingView> {
    const asked = this.questions.ofLines(lineRequestsOf(body.lines), client, {});

    return this.reservations.attempt(asked, new Date(body.startsAt), async ({ within, now, reserve }) => {
      const submit = { scope: bookingScope(client.id), key, request: body, now };
      const earlier = await this.idempotency.claim<BookingView>(submit, within);
      if (earlier) return earlier;
      // The hold's own chairs are given back first, in the same transaction: nobody can step in between.
      if (body.holdId) await this.holds.remove(body.holdId, within);
      const id = randomUUID();
      const reserved = await reserve({ kind: 'booking', bookingId: id });
      const { note = '', phone = '' } = body;
      const booking = bookingOf(id, reserved, { client, note, phone, now });
      await this.bookings.add(booking, client.id, within);
      const answer = toBookingView(booking, client, now);
      await this.mailer.bookingConfirmed(booking, within);
      await this.idempotency.keep(submit, answer, within);
      return answer;
    });
  }
}
