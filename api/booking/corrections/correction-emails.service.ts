import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { type ClientNewsView, toClientNewsView } from '../booking-records/client-news.view.js';
import { isLive } from '../booking-records/domain/booking-status.js';
import type { NotifyClientDto } from '../bookings/dto/change-booking.dto.js';
import { StandingService } from '../booking-records/standing.service.js';
import { letterWaitSeconds } from '../bookings/letter-wait.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { heardTermsOf, noticedChanges } from '../../mail/email-templates/heard-terms.js';
import { BookingMailerService, type ReminderRules } from '../../mail/mail/booking-mailer.service.js';

interface CorrectionToEmail {
  before: BookingRecord;
  salon: ReminderRules;
  actor: CurrentUser;
  now: Date;
  body: Pick<NotifyClientDto, 'sendLetter' | 'mayUndo'>;
}

const noNews: ClientNewsView = { emails: 0, toCall: [] };

/** Emails clients about a correction, if they would notice it. */
@Injectable()
export class CorrectionEmailsService {
  constructor(
    private readonly mailer: BookingMailerService,
    private readonly standing: StandingService,
  ) {}

  /** Completed bookings need no email, and the previous client is never told who has the booking now. */
  async emailClient(
    booking: BookingRecord,
    { before, salon, actor, now, body: { sendLetter: notifyClient = true, mayUndo } }: CorrectionToEmail,
    tx: EntityManager,
  ): Promise<ClientNewsView> {
    const isOver = !isLive(booking.status);
    if (booking.clientId !== before.clientId || booking.cardId !== before.cardId) {
      const emails = await this.mailer.bookingGiven(booking, salon, tx, { notifyClient, isOver });
      if (booking.status === 'done') await this.mailer.bookingDone(booking, tx);
      const isToldOtherwise = isOver || !notifyClient;
      return toClientNewsView(booking, 'corrected', { actor, now }, { emails, isToldOtherwise });
    }
    if (isOver || noticedChanges(heardTermsOf(before), heardTermsOf(booking)).length === 0) return noNews;
    const cause = this.standing.causeOf(actor);
    const told = await this.mailer.bookingCorrected(booking, salon, tx, {
      ...{ before, notifyClient, cause, undoSeconds: letterWaitSeconds(mayUndo) },
    });
    const isToldOtherwise = !notifyClient || told.isNothingNew;
    return toClientNewsView(booking, 'corrected', { actor, now }, { emails: told.emails, isToldOtherwise });
  }
}
