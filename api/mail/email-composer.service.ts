import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { ENV, type Env } from '../config/env.js';
import { BookingLookup } from './booking-lookup.js';
import { safeName } from '../email-templates/domain/addressee.js';
import { staleBecause } from './domain/staleness.js';
import type { EmailDraft, Email, SalonDetails } from '../email-templates/email.js';
import { renderEmail } from '../email-templates/render-email.js';
import type { FactsByKind, EmailContent, BookingEmailKind } from '../email-templates/email-kinds.js';
import { adminSignIn } from '../email-templates/admin-sign-in.js';
import { bookingCancelled } from '../email-templates/booking-cancelled.js';
import { bookingConfirmed } from '../email-templates/booking-confirmed.js';
import { bookingReassigned } from '../email-templates/booking-reassigned.js';
import { bookingMoved } from '../email-templates/booking-moved.js';
import { bookingReminder } from '../email-templates/booking-reminder.js';
import { emailChange } from '../email-templates/email-change.js';
import { emailChanged } from '../email-templates/email-changed.js';
import { googleLinked } from '../email-templates/google-linked.js';
import { googleUnlinked } from '../email-templates/google-unlinked.js';
import { loginCode } from '../email-templates/login-code.js';
import { loginCodeRefused } from '../email-templates/login-code-refused.js';
import { messageAnswer } from '../email-templates/message-answer.js';
import { messageToSalon } from '../email-templates/message-to-salon.js';
import { passwordChanged } from '../email-templates/password-changed.js';
import { reviewRequest } from '../email-templates/review-request.js';
import { reset } from '../email-templates/reset.js';
import { salonNeedsCare } from '../email-templates/salon-needs-care.js';
import { sessionCopied } from '../email-templates/session-copied.js';
import { signUpAttempt } from '../email-templates/sign-up-attempt.js';
import { verification } from '../email-templates/verification.js';
import type { BookingFacts } from '../email-templates/booking-facts.js';
import type { BookingEmail } from '../email-templates/booking-email.js';
import type { OutboxEmail } from './outbox-email.entity.js';
import { ReviewRequestsService } from './review-requests.service.js';
import { SalonDetailsService } from './salon-details.service.js';
import { bookingCalendar } from '../email-templates/booking-calendar.js';

/** What emails are written from, as it is at one moment. */
export interface Sources {
  salon: SalonDetails;
  bookings: ReadonlyMap<string, BookingFacts>;
}

/** An email, or why it must not be sent any more. */
export type Composed = { email: Email } | { stale: string };

const BOOKING_TEMPLATES: Record<BookingEmailKind, (about: BookingEmail) => EmailDraft> = {
  'booking-confirmed': bookingConfirmed,
  'booking-moved': bookingMoved,
  'booking-handed-over': bookingReassigned,
  'booking-cancelled': bookingCancelled,
  'booking-reminder': bookingReminder,
  'review-request': reviewRequest,
};

/** Writes an email from what is true now. */
@Injectable()
export class EmailComposerService {
  constructor(
    private readonly salons: SalonDetailsService,
    private readonly bookings: BookingLookup,
    private readonly reviewRequests: ReviewRequestsService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** What these emails are to be written from: the salon and their bookings, read together. */
  async read(emails: OutboxEmail[]): Promise<Sources> {
    const ids = emails.flatMap(({ bookingId }) => bookingId ?? []);
    const [salon, bookings] = await Promise.all([
      this.salons.read(),
      ids.length === 0 ? [] : this.bookings.list(ids),
    ]);
    return { salon, bookings: new Map(bookings.map((booking) => [booking.id, booking])) };
  }

  async compose(queued: OutboxEmail, sources: Sources): Promise<Composed> {
    const now = this.clock.now();
    if (queued.expiresAt && queued.expiresAt <= now)
      return { stale: 'It would have arrived too late to be useful.' };
    const draft = await this.draft(queued, sources, now);
    return 'stale' in draft ? draft : { email: renderEmail(draft, sources.salon) };
  }

  /** The email as others than its recipient may see it. */
  composeWithoutSecret(queued: OutboxEmail, sources: Sources): Promise<Composed> {
    return this.compose(queued.secretLink === null ? queued : { ...queued, secretLink: '/…' }, sources);
  }

  private async draft(
    queued: OutboxEmail,
    sources: Sources,
    now: Date,
  ): Promise<EmailDraft | { stale: string }> {
    const { salon } = sources;
    // The column holds the facts that the mailer stored with the kind.
    const content = { kind: queued.kind, facts: queued.facts } as EmailContent;
    const url = `${this.env.publicUrl}${queued.secretLink ?? '/'}`;
    switch (content.kind) {
      case 'booking-confirmed':
      case 'booking-moved':
      case 'booking-handed-over':
      case 'booking-cancelled':
      case 'booking-reminder':
      case 'review-request':
        return this.aboutBooking(content, queued, sources, now);
      case 'verification':
        return verification(url, salon);
      case 'reset':
        return reset(url, queued.expiresAt ?? now, salon);
      case 'login-code':
        return loginCode(url, queued.expiresAt ?? now, salon);
      case 'login-code-refused':
        return loginCodeRefused(content.facts, salon);
      case 'password-changed':
        return passwordChanged(content.facts, salon);
      case 'email-change':
        return emailChange(url, queued.expiresAt ?? now, salon);
      case 'email-changed':
        return emailChanged(
          content.facts,
          queued.secretLink && { url, until: queued.expiresAt ?? now },
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
      case 'session-copied':
        return sessionCopied(content.facts, salon);
      case 'message-to-salon':
        return messageToSalon(content.facts);
      case 'message-answer':
        return messageAnswer(content.facts, salon);
      case 'salon-needs-care':
        return salonNeedsCare(content.facts, salon);
    }
  }

  private async aboutBooking(
    { kind, facts }: { kind: BookingEmailKind; facts: FactsByKind[BookingEmailKind] },
    queued: OutboxEmail,
    { salon, bookings }: Sources,
    now: Date,
  ): Promise<EmailDraft | { stale: string }> {
    const booking = (queued.bookingId !== null && bookings.get(queued.bookingId)) || null;
    const stale = staleBecause({ kind, startsAt: new Date(facts.startsAt), booking });
    if (!booking || stale !== null) return { stale: stale ?? '' };
    const isAsking = kind === 'review-request';
    if (isAsking && !(await this.reviewRequests.mayAsk(queued.toAddress)))
      return { stale: 'The client does not want to be asked for reviews.' };
    // While it is to come, the name they go by now; the one that was queued may be older.
    const isLive = booking.status === 'confirmed' || booking.status === 'arrived';
    const name = isLive ? safeName(booking.clientName) : queued.toName;
    const calendar = (method: 'REQUEST' | 'CANCEL') => ({
      method,
      file: bookingCalendar(booking, salon, {
        method,
        sequence: queued.version ?? 0,
        stampedAt: queued.createdAt,
        attendee: { name, address: queued.toAddress },
      }),
    });
    const draft = BOOKING_TEMPLATES[kind]({ booking, salon, name, now, calendar });
    if (!isAsking) return draft;
    return { ...draft, stopUrl: this.env.publicUrl + this.reviewRequests.pathToDecline(queued.toAddress) };
  }
}
