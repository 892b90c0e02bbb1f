import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ClientCards, type FoundClient, type WantedClient } from '../clients/client-cards.service.js';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { notFound } from '../common/problem/common.problems.js';
import { Mailer } from '../mail/mailer.service.js';
import { bookingOf } from './booking.factory.js';
import { type BookingView, toBookingView } from './booking.view.js';
import { deskRules } from './booking-rules.js';
import { BookingsRepository } from './bookings.repository.js';
import type { BookAtDeskDto, DeskClientDto } from './dto/book-at-desk.dto.js';
import { deskScope, IdempotencyRepository } from './idempotency.repository.js';
import { Reservations } from './reservations.service.js';
import { lineRequestsOf } from './visit-draft.js';
import { VisitQuestions } from './visit-questions.js';

/** Books for somebody who calls, or who stands at the desk. */
@Injectable()
export class DeskBookingService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly cards: ClientCards,
    private readonly idempotency: IdempotencyRepository,
    private readonly reservations: Reservations,
    private readonly questions: VisitQuestions,
    private readonly mailer: Mailer,
  ) {}

  bookAtDesk(body: BookAtDeskDto, key: string, admin: CurrentUser): Promise<BookingView> {
    let client: FoundClient | null = null;
    const { note = '', sendLetter = true, allowOutsideHours = false } = body;
    const rules = deskRules({ allowOutsideHours });
    const asked = this.questions.atDesk(lineRequestsOf(body.lines), rules, () => client?.clientId ?? null);

    return this.reservations.attempt(asked, new Date(body.startsAt), async ({ within, now, reserve }) => {
      // Only the id is kept for a repeated submit: what the answer says of the client is not the admin's to keep.
      const submit = { scope: deskScope(admin.id), key, request: body, now };
      const earlier = await this.idempotency.claim<{ bookingId: string }>(submit, within);
      if (earlier) {
        const booked = await this.bookings.find(earlier.bookingId, within);
        if (!booked) throw notFound('booking');
        return toBookingView(booked, admin, now);
      }
      const found = await this.cards.findOrMake(wantedOf(body.client), within);
      client = found;
      const id = randomUUID();
      const reserved = await reserve({ kind: 'booking', bookingId: id });
      const booking = bookingOf(id, reserved, {
        client: { ...found, id: found.clientId },
        phone: found.phone,
        note,
        now,
      });
      await this.bookings.add(booking, admin.id, within);
      await this.mailer.bookingConfirmed(booking, within, { isTold: sendLetter });
      await this.idempotency.keep(submit, { bookingId: id }, within);
      return toBookingView(booking, admin, now);
    });
  }
}

const wantedOf = ({ _id, name = '', phone = '', email = '' }: DeskClientDto): WantedClient =>
  _id === undefined ? { name, phone, email } : { _id };
