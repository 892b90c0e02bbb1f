import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { ENV, type Env } from '../config/env.js';
import { staleBecause } from './domain/staleness.js';
import type { Draft, Letter, SalonLook } from './letter.js';
import { onPaper } from './letter-paper.js';
import type { FactsByKind, Told, VisitMessageKind } from './message.js';
import { adminSignIn } from './messages/admin-sign-in.js';
import { bookingCancelled } from './messages/booking-cancelled.js';
import { bookingConfirmed } from './messages/booking-confirmed.js';
import { bookingHandedOver } from './messages/booking-handed-over.js';
import { bookingMoved } from './messages/booking-moved.js';
import { bookingReminder } from './messages/booking-reminder.js';
import { emailChange } from './messages/email-change.js';
import { emailChanged } from './messages/email-changed.js';
import { googleLinked } from './messages/google-linked.js';
import { googleUnlinked } from './messages/google-unlinked.js';
import { messageAnswer } from './messages/message-answer.js';
import { messageToSalon } from './messages/message-to-salon.js';
import { passwordChanged } from './messages/password-changed.js';
import { reviewRequest } from './messages/review-request.js';
import { reset } from './messages/reset.js';
import { signUpAttempt } from './messages/sign-up-attempt.js';
import { verification } from './messages/verification.js';
import type { VisitLetter } from './messages/visit-rows.js';
import type { OutboxMessage } from './outbox-message.entity.js';
import { SalonLooks } from './salon-looks.service.js';
import { visitCalendar } from './visit-calendar.js';
import { Visits } from './visits.js';

/** A letter, or why there is none to send. */
export type Composed = { letter: Letter } | { stale: string };

const VISIT_LETTERS: Record<VisitMessageKind, (about: VisitLetter) => Draft> = {
  'booking-confirmed': bookingConfirmed,
  'booking-moved': bookingMoved,
  'booking-handed-over': bookingHandedOver,
  'booking-cancelled': bookingCancelled,
  'booking-reminder': bookingReminder,
  'review-request': reviewRequest,
};

/** Writes the letter of a message from what is true now. */
@Injectable()
export class Letters {
  constructor(
    private readonly looks: SalonLooks,
    private readonly visits: Visits,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async compose(message: OutboxMessage): Promise<Composed> {
    const now = this.clock.now();
    if (message.expiresAt && message.expiresAt <= now) return { stale: 'It came too late to be of use.' };
    const salon = await this.looks.read();
    const draft = await this.draft(message, salon, now);
    return 'stale' in draft ? draft : { letter: onPaper(draft, salon) };
  }

  /** The letter as others than the one it is meant for may see it. */
  composeWithoutSecret(message: OutboxMessage): Promise<Composed> {
    return this.compose(message.secretLink === null ? message : { ...message, secretLink: '/…' });
  }

  private async draft(
    message: OutboxMessage,
    salon: SalonLook,
    now: Date,
  ): Promise<Draft | { stale: string }> {
    // The column holds what the mailer wrote beside the kind.
    const told = { kind: message.kind, facts: message.facts } as Told;
    const url = `${this.env.publicUrl}${message.secretLink ?? '/'}`;
    switch (told.kind) {
      case 'booking-confirmed':
      case 'booking-moved':
      case 'booking-handed-over':
      case 'booking-cancelled':
      case 'booking-reminder':
      case 'review-request':
        return this.aboutVisit(told, message, salon, now);
      case 'verification':
        return verification(url, salon);
      case 'reset':
        return reset(url, message.expiresAt ?? now, salon);
      case 'password-changed':
        return passwordChanged(told.facts, salon);
      case 'email-change':
        return emailChange(url, message.expiresAt ?? now, salon);
      case 'email-changed':
        return emailChanged(
          told.facts,
          message.secretLink && { url, until: message.expiresAt ?? now },
          salon,
        );
      case 'sign-up-attempt':
        return signUpAttempt(told.facts, salon);
      case 'google-linked':
        return googleLinked(told.facts, salon);
      case 'google-unlinked':
        return googleUnlinked(told.facts, salon);
      case 'admin-sign-in':
        return adminSignIn(told.facts, salon);
      case 'message-to-salon':
        return messageToSalon(told.facts);
      case 'message-answer':
        return messageAnswer(told.facts, salon);
    }
  }

  private async aboutVisit(
    { kind, facts }: { kind: VisitMessageKind; facts: FactsByKind[VisitMessageKind] },
    message: OutboxMessage,
    salon: SalonLook,
    now: Date,
  ): Promise<Draft | { stale: string }> {
    const visit = message.bookingId === null ? null : await this.visits.find(message.bookingId);
    const stale = staleBecause({ kind, startsAt: new Date(facts.startsAt), visit });
    if (!visit || stale !== null) return { stale: stale ?? '' };
    const calendar = (method: 'REQUEST' | 'CANCEL') => ({
      method,
      file: visitCalendar(visit, salon, {
        method,
        sequence: message.version ?? 0,
        stampedAt: message.createdAt,
        attendee: { name: message.toName, address: message.toAddress },
      }),
    });
    return VISIT_LETTERS[kind]({ visit, salon, name: message.toName, now, calendar });
  }
}
