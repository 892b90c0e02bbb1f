// Long because every kind of email has its lines here.
import { Inject, Injectable } from '@nestjs/common';
import type { DropReason } from '../../common/words/notice.js';
import { Clock } from '../../common/clock.js';
import { ENV, type Env } from '../../config/env.js';
import { BookingLookup, type EmailedFacts } from '../letters/booking-lookup.port.js';
import { safeName } from '../email-templates/domain/addressee.js';
import { staleBecause } from '../letters/domain/staleness.js';
import { isolated } from '../email-templates/domain/isolated.js';
import type { EmailBody, Email } from '../email-templates/email.js';
import type { Letter } from '../email-templates/letter.js';
import { renderEmail } from '../email-templates/render-email.js';
import type {
  FactsByKind,
  EmailContent,
  BookingEmailKind,
  SeriesEmailKind,
} from '../email-templates/email-kinds.js';
import { isLinkedKind } from '../email-templates/linked-kinds.js';
import { accessChanged } from '../email-templates/access-changed.js';
import { adminSignIn } from '../email-templates/admin-sign-in.js';
import { bookingCancelled } from '../booking-emails/booking-cancelled.js';
import { bookingConfirmed } from '../booking-emails/booking-confirmed.js';
import { bookingCorrected } from '../booking-emails/booking-corrected.js';
import { bookingBroughtOver } from '../booking-emails/booking-brought-over.js';
import { bookingReassigned } from '../booking-emails/booking-reassigned.js';
import { bookingMoved } from '../booking-emails/booking-moved.js';
import { bookingReinstated } from '../booking-emails/booking-reinstated.js';
import { bookingReminder } from '../booking-emails/booking-reminder.js';
import { colleagueChanged } from '../booking-emails/colleague-changed.js';
import { deskNews } from '../booking-emails/desk-news.js';
import { emailChange } from '../email-templates/email-change.js';
import { emailChanged } from '../email-templates/email-changed.js';
import {
  factorAdded,
  factorRemoved,
  passkeyCopied,
  recoveryCodeUsed,
} from '../email-templates/second-factor.js';
import { googleLinked } from '../email-templates/google-linked.js';
import { googleUnlinked } from '../email-templates/google-unlinked.js';
import { invitation } from '../email-templates/invitation.js';
import { loginCode } from '../email-templates/login-code.js';
import { loginCodeRefused } from '../email-templates/login-code-refused.js';
import { messageAnswer } from '../email-templates/message-answer.js';
import { messageToSalon } from '../email-templates/message-to-salon.js';
import { newBookingPage } from '../email-templates/new-booking-page.js';
import { passwordChanged } from '../email-templates/password-changed.js';
import { giftCard } from '../booking-emails/gift-card.js';
import { receipt } from '../booking-emails/receipt.js';
import { reviewRequest } from '../booking-emails/review-request.js';
import { reset } from '../email-templates/reset.js';
import { salonNeedsCare } from '../email-templates/salon-needs-care.js';
import { sessionCopied } from '../email-templates/session-copied.js';
import { signUpAttempt } from '../email-templates/sign-up-attempt.js';
import { timeOffAnswered } from '../booking-emails/time-off-answered.js';
import { timeOffAsked } from '../booking-emails/time-off-asked.js';
import { verification } from '../email-templates/verification.js';
import type { BookingEmail } from '../booking-emails/booking-email.js';
import {
  seriesCancelled,
  seriesConfirmed,
  type SeriesEmail,
  seriesMoved,
} from '../booking-emails/series-emails.js';
import type { Language } from '../../words/types.gen.js';
import type { OutboxEmail } from './outbox-email.entity.js';
import { NewsChoices } from '../letters/news-choices.port.js';
import { ReminderChoices } from '../letters/reminder-choices.port.js';
import { ReviewRequestsService } from '../review-requests/review-requests.service.js';
import { LettersService } from '../letters/letters.service.js';
import { bookingCalendar, seriesCalendar } from '../booking-emails/booking-calendar.js';
import { areRemindedInTime } from './domain/reminder.js';

/** The inputs of emails, as of one moment. */
export interface Sources {
  /** By email id. */
  letters: ReadonlyMap<string, Letter>;
  bookings: ReadonlyMap<string, EmailedFacts>;
}

/** An email, or why it must not be sent any more. */
export type Composed = { email: Email } | { stale: DropReason };

const bookingTemplates: Record<BookingEmailKind, (about: BookingEmail) => EmailBody> = {
  'booking-confirmed': bookingConfirmed,
  'booking-moved': bookingMoved,
  'booking-corrected': bookingCorrected,
  'booking-handed-over': bookingReassigned,
  'booking-cancelled': bookingCancelled,
  'booking-reinstated': bookingReinstated,
  'booking-reminder': bookingReminder,
  'booking-brought-over': bookingBroughtOver,
  'review-request': reviewRequest,
};

const seriesTemplates: Record<SeriesEmailKind, (about: SeriesEmail) => EmailBody> = {
  'series-confirmed': seriesConfirmed,
  'series-moved': seriesMoved,
  'series-cancelled': seriesCancelled,
};

/** The bookings that an email is about. */
const bookingIdsOf = ({ bookingId, facts }: OutboxEmail): string[] =>
  'bookingIds' in facts ? facts.bookingIds : bookingId === null ? [] : [bookingId];

/** Writes emails from the current state. */
@Injectable()
export class EmailComposerService {
  constructor(
    private readonly letters: LettersService,
    private readonly bookings: BookingLookup,
    private readonly reviewRequests: ReviewRequestsService,
    private readonly reminders: ReminderChoices,
    private readonly news: NewsChoices,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Reads the inputs for these emails together: the salon, the readers and their bookings. */
  async read(emails: OutboxEmail[]): Promise<Sources> {
    const ids = emails.flatMap(bookingIdsOf);
    const [letters, bookings] = await Promise.all([
      this.letters.lettersOf(emails.map(({ id }) => id)),
      ids.length === 0 ? [] : this.bookings.list(ids),
    ]);
    return { letters, bookings: new Map(bookings.map((booking) => [booking.id, booking])) };
  }

  /** The same for one email, as a reader of this language would get it. */
  async readIn(language: Language, email: OutboxEmail): Promise<Sources> {
    const [{ bookings }, letter] = await Promise.all([this.read([email]), this.letters.letterIn(language)]);
    return { bookings, letters: new Map([[email.id, letter]]) };
  }

  async compose(queued: OutboxEmail, sources: Sources): Promise<Composed> {
    const now = this.clock.now();
    if (queued.expiresAt && queued.expiresAt <= now) return { stale: 'too-late' };
    const letter = sources.letters.get(queued.id);
    if (!letter) return { stale: 'email-gone' };
    const body = await this.bodyOf(queued, letter, sources, now);
    return 'stale' in body ? body : { email: renderEmail(body, letter) };
  }

  /** The email without its secrets, for anyone but its recipient. Booking emails get their link on sending. */
  composeWithoutSecret(queued: OutboxEmail, sources: Sources): Promise<Composed> {
    const hasSecret = queued.secretLink !== null || isLinkedKind(queued.kind);
    return this.compose(hasSecret ? { ...queued, secretLink: '/…' } : queued, sources);
  }

  private async bodyOf(
    queued: OutboxEmail,
    letter: Letter,
    { bookings }: Sources,
    now: Date,
  ): Promise<EmailBody | { stale: DropReason }> {
    // The column contains the facts that the mailer stored with the kind.
    const content = { kind: queued.kind, facts: queued.facts } as EmailContent;
    const url = letter.page(queued.secretLink ?? '/');
    switch (content.kind) {
      case 'booking-confirmed':
      case 'booking-moved':
      case 'booking-corrected':
      case 'booking-handed-over':
      case 'booking-cancelled':
      case 'booking-reinstated':
      case 'booking-reminder':
      case 'booking-brought-over':
      case 'review-request':
        return this.aboutBooking(content, { queued, letter, bookings, now });
      case 'series-confirmed':
      case 'series-moved':
      case 'series-cancelled':
        return this.aboutSeries(content, { queued, letter, bookings });
      case 'verification':
        return verification(url, letter);
      case 'reset':
        return reset(url, queued.expiresAt ?? now, letter);
      case 'login-code':
        return loginCode(url, queued.expiresAt ?? now, letter);
      case 'login-code-refused':
        return loginCodeRefused(content.facts, letter);
      case 'password-changed':
        return passwordChanged(content.facts, letter);
      case 'email-change':
        return emailChange(url, queued.expiresAt ?? now, letter);
      case 'email-changed':
        return emailChanged(
          content.facts,
          queued.secretLink && { url, until: queued.expiresAt ?? now },
          letter,
        );
      case 'sign-up-attempt':
        return signUpAttempt(content.facts, letter);
      case 'google-linked':
        return googleLinked(content.facts, letter);
      case 'google-unlinked':
        return googleUnlinked(content.facts, letter);
      case 'admin-sign-in':
        return adminSignIn(content.facts, letter);
      case 'session-copied':
        return sessionCopied(content.facts, letter);
      case 'factor-added':
        return factorAdded(content.facts, letter);
      case 'factor-removed':
        return factorRemoved(content.facts, letter);
      case 'recovery-code-used':
        return recoveryCodeUsed(content.facts, letter);
      case 'passkey-copied':
        return passkeyCopied(content.facts, letter);
      case 'message-to-salon':
        return messageToSalon(content.facts, letter);
      case 'message-answer':
        return messageAnswer(content.facts, letter);
      case 'receipt':
        return receipt(content.facts, letter);
      case 'gift-card':
        return giftCard(content.facts, url, letter);
      case 'new-booking-page':
        return this.aboutNewPage(content.facts.recordId, queued, letter);
      case 'time-off-asked':
        return timeOffAsked(content.facts, letter);
      case 'time-off-answered':
        return timeOffAnswered(content.facts, letter);
      case 'invitation':
        return invitation(content.facts, { url, until: queued.expiresAt ?? now }, letter);
      case 'access-changed':
        return accessChanged(content.facts, letter);
      case 'colleague-changed':
        return colleagueChanged(content.facts, letter);
      case 'desk-news':
        return deskNews(content.facts, letter);
      case 'salon-needs-care':
        return salonNeedsCare(content.facts, letter);
    }
  }

  private async aboutBooking(
    { kind, facts }: { kind: BookingEmailKind; facts: FactsByKind[BookingEmailKind] },
    {
      queued,
      letter,
      bookings,
      now,
    }: { queued: OutboxEmail; letter: Letter; bookings: Sources['bookings']; now: Date },
  ): Promise<EmailBody | { stale: DropReason }> {
    const booking = (queued.bookingId !== null && bookings.get(queued.bookingId)) || null;
    const isOfAnother = booking !== null && isForAnother(queued, booking);
    const stale = staleBecause({ kind, startsAt: new Date(facts.startsAt), booking, isOfAnother });
    if (!booking || stale !== null) return { stale: stale ?? 'booking-gone' };
    if ('recordId' in facts && !(await this.news.isReached(facts.recordId, queued.toAddress)))
      return { stale: 'not-addressed' };
    const isAsking = kind === 'review-request';
    if (isAsking && !(await this.reviewRequests.mayAsk(queued.toAddress)))
      return { stale: 'reviews-declined' };
    if (kind === 'booking-reminder' && !(await this.reminders.mayRemind(booking)))
      return { stale: 'reminders-declined' };
    // For an upcoming booking, use the client's current name; the queued one may be older.
    const isLive = booking.status === 'confirmed' || booking.status === 'arrived';
    const client = isLive ? safeName(booking.clientName) : queued.toName;
    // The reader is not the client, and their own name is not known here.
    const name = booking.lookedAfterBy === null ? client : '';
    const calendar = (method: 'REQUEST' | 'CANCEL') => ({
      method,
      file: bookingCalendar(booking, letter, {
        method,
        sequence: queued.version ?? 0,
        stampedAt: queued.createdAt,
        attendee: { name, address: queued.toAddress },
      }),
    });
    const template = bookingTemplates[kind]({
      booking,
      letter,
      changeUrl: queued.secretLink === null ? null : letter.page(queued.secretLink),
      name,
      now,
      heard: ('heard' in facts && facts.heard) || null,
      calendar,
    });
    const body = booking.lookedAfterBy === null ? template : aboutPerson(client, template, letter);
    if (!isAsking) return body;
    const path = this.reviewRequests.pathToDecline(queued.toAddress);
    return { ...body, stop: { ...this.urlsOf(path, letter), label: letter.words.stopAsking() } };
  }

  private async aboutNewPage(
    recordId: string,
    { toName, toAddress }: OutboxEmail,
    letter: Letter,
  ): Promise<EmailBody | { stale: DropReason }> {
    if (!(await this.news.isReached(recordId, toAddress))) return { stale: 'not-addressed' };
    if (!(await this.news.mayWrite(recordId))) return { stale: 'news-declined' };
    const urls = this.urlsOf(this.news.pathToStop(recordId), letter);
    return { ...newBookingPage(toName, letter), stop: { ...urls, label: letter.words.stopNews() } };
  }

  /** Mail programs post to the API, which has one URL; people open a page, which has one per language. */
  private urlsOf(path: string, letter: Letter): { pageUrl: string; postUrl: string } {
    return { pageUrl: letter.page(path), postUrl: this.env.publicUrl + path };
  }

  /** Its bookings for which it is still true and whose client has not changed, each with its current time. */
  private async aboutSeries(
    { kind, facts }: { kind: SeriesEmailKind; facts: FactsByKind[SeriesEmailKind] },
    { queued, letter, bookings }: { queued: OutboxEmail; letter: Letter; bookings: Sources['bookings'] },
  ): Promise<EmailBody | { stale: DropReason }> {
    const isOver = kind === 'series-cancelled';
    const [first, ...others] = facts.bookingIds
      .flatMap((id) => bookings.get(id) ?? [])
      .filter((booking) => (booking.status === 'cancelled') === isOver && !isForAnother(queued, booking));
    if (!first) return { stale: 'cancelled' };
    const told: [EmailedFacts, ...EmailedFacts[]] = [first, ...others];
    const file = seriesCalendar(told, letter, queued.createdAt);
    const calendar = { method: 'PUBLISH' as const, file };
    const areReminded =
      !isOver &&
      areRemindedInTime(told, letter.salon, queued.createdAt) &&
      (await this.reminders.mayRemind(first));
    const isForPerson = first.lookedAfterBy !== null;
    const name = isForPerson ? '' : queued.toName;
    const reader = { name, hasAccount: queued.userId !== null, areReminded };
    const body = seriesTemplates[kind]({ bookings: told, letter, ...reader, calendar });
    return isForPerson ? aboutPerson(queued.toName, body, letter) : body;
  }
}

/** Names the client whom the reader looks after. The name is empty if it is better left out. */
const aboutPerson = (name: string, body: EmailBody, { words }: Letter): EmailBody =>
  name === ''
    ? body
    : {
        ...body,
        subject: words.subjectForPerson({ name: isolated(name), subject: body.subject }),
        rows: [{ label: words.forPerson(), value: isolated(name) }, ...(body.rows ?? [])],
      };

/**
 * True if an email was for a previous client. Without an account, that means both another name and another address:
 * either alone may have been corrected.
 */
const isForAnother = (
  { userId, toName, toAddress }: OutboxEmail,
  { clientId, lookedAfterBy, clientName, clientEmail }: EmailedFacts,
): boolean =>
  userId !== (clientId ?? lookedAfterBy) ||
  (userId === null && toAddress !== clientEmail && toName !== safeName(clientName));
