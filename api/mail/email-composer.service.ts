import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { ENV, type Env } from '../config/env.js';
import { BookingLookup } from './booking-lookup.js';
import { staleBecause } from './domain/staleness.js';
import type { EmailDraft, Email, SalonDetails } from '../email-templates/email.js';
import { renderEmail } from '../email-templates/render-email.js';
import type { FactsByKind, EmailContent, BookingEmailKind } from '../email-templates/email-kinds.js';
import { adminSignIn } from '../email-templates/admin-sign-in.js';
import { bookingCancelled } from '../email-templates/booking-cancelled.js';
import { bookingConfirmed } from '../email-templates/booking-confirmed.js';
import { bookingHandedOver } from '../email-templates/booking-handed-over.js';
import { bookingMoved } from '../email-templates/booking-moved.js';
import { bookingReminder } from '../email-templates/booking-reminder.js';
import { emailChange } from '../email-templates/email-change.js';
import { emailChanged } from '../email-templates/email-changed.js';
import { googleLinked } from '../email-templates/google-linked.js';
import { googleUnlinked } from '../email-templates/google-unlinked.js';
import { messageAnswer } from '../email-templates/message-answer.js';
import { messageToSalon } from '../email-templates/message-to-salon.js';
import { passwordChanged } from '../email-templates/password-changed.js';
import { reviewRequest } from '../email-templates/review-request.js';
import { reset } from '../email-templates/reset.js';
import { signUpAttempt } from '../email-templates/sign-up-attempt.js';
import { verification } from '../email-templates/verification.js';
import type { BookingEmail } from '../email-templates/booking-email.js';
import type { OutboxEmail } from './outbox-email.entity.js';
import { SalonDetailsService } from './salon-details.service.js';
import { bookingCalendar } from '../email-templates/booking-calendar.js';

/** An email, or why it must not be sent any more. */
export type Composed = { email: Email } | { stale: string };

const BOOKING_TEMPLATES: Record<BookingEmailKind, (about: BookingEmail) => EmailDraft> = {
  'booking-confirmed': bookingConfirmed,
  'booking-moved': bookingMoved,
  'booking-handed-over': bookingHandedOver,
  'booking-cancelled': bookingCancelled,
  'booking-reminder': bookingReminder,
  'review-request': reviewRequest,
};

/** Writes an email from what is true now. */
@Injectable()
export class EmailComposerService {
  constructor(
    private readonly looks: SalonDetailsService,
    private readonly bookings: BookingLookup,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async compose(message: OutboxEmail): Promise<Composed> {
    const now = this.clock.now();
    if (message.expiresAt && message.expiresAt <= now)
      return { stale: 'It would have arrived too late to be useful.' };
    const salon = await this.looks.read();
    const draft = await this.draft(message, salon, now);
    return 'stale' in draft ? draft : { email: renderEmail(draft, salon) };
  }

  /** The email as others than its recipient may see it. */
  composeWithoutSecret(message: OutboxEmail): Promise<Composed> {
    return this.compose(message.secretLink === null ? message : { ...message, secretLink: '/…' });
  }

  private async draft(
    message: OutboxEmail,
    salon: SalonDetails,
    now: Date,
  ): Promise<EmailDraft | { stale: string }> {
    // The column holds the facts that the mailer stored with the kind.
    const content = { kind: message.kind, facts: message.facts } as EmailContent;
    const url = `${this.env.publicUrl}${message.secretLink ?? '/'}`;
    switch (content.kind) {
      case 'booking-confirmed':
      case 'booking-moved':
      case 'booking-handed-over':
      case 'booking-cancelled':
      case 'booking-reminder':
      case 'review-request':
        return this.aboutBooking(content, message, salon, now);
      case 'verification':
        return verification(url, salon);
      case 'reset':
        return reset(url, message.expiresAt ?? now, salon);
      case 'password-changed':
        return passwordChanged(content.facts, salon);
      case 'email-change':
        return emailChange(url, message.expiresAt ?? now, salon);
      case 'email-changed':
        return emailChanged(
          content.facts,
          message.secretLink && { url, until: message.expiresAt ?? now },
          salon,
        );
      case 'sign-up-attempt':
        return signUpAttempt(content.facts, salon);
      case 'google-linked':
        return googleLinked(content.facts, salon);
      case 'google-unlinked':
        return googleUnlinked(content.facts, salon);
      case 'admin-sign-in':
        return adminSignIn(content.facts, salon);
      case 'message-to-salon':
        return messageToSalon(content.facts);
      case 'message-answer':
        return messageAnswer(content.facts, salon);
    }
  }

  private async aboutBooking(
    { kind, facts }: { kind: BookingEmailKind; facts: FactsByKind[BookingEmailKind] },
    message: OutboxEmail,
    salon: SalonDetails,
    now: Date,
  ): Promise<EmailDraft | { stale: string }> {
    const booking = message.bookingId === null ? null : await this.bookings.find(message.bookingId);
    const stale = staleBecause({ kind, startsAt: new Date(facts.startsAt), booking });
    if (!booking || stale !== null) return { stale: stale ?? '' };
    const calendar = (method: 'REQUEST' | 'CANCEL') => ({
      method,
      file: bookingCalendar(booking, salon, {
        method,
        sequence: message.version ?? 0,
        stampedAt: message.createdAt,
        attendee: { name: message.toName, address: message.toAddress },
      }),
    });
    return BOOKING_TEMPLATES[kind]({ booking, salon, name: message.toName, now, calendar });
  }
}
