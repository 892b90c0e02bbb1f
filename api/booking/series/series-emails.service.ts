import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SeriesEmailKind } from '../../mail/email-templates/email-kinds.js';
import { type ReminderRules, BookingMailerService } from '../../mail/mail/booking-mailer.service.js';
import { SeriesMailerService } from '../../mail/mail/series-mailer.service.js';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import type { WriteBatch, Statement } from '../../database/statement.js';

/** The change to a series, and if its client should be told. */
export interface SeriesNews {
  kind: SeriesEmailKind;
  news: 'moved' | 'cancelled';
  notifyClient: boolean;
  /** The reminder rules for bookings that still take place. */
  salon?: ReminderRules | null;
}

/** Emails clients about a whole series at once, and schedules each booking's reminder. */
@Injectable()
export class SeriesEmailsService {
  constructor(
    private readonly mailer: BookingMailerService,
    private readonly seriesMailer: SeriesMailerService,
  ) {}

  /** One email with all dates, and one reminder per date. */
  confirmationBatch(
    bookings: BookingRecord[],
    salon: ReminderRules,
    notifyClient: boolean,
    tx: EntityManager,
  ): WriteBatch {
    const reminders = bookings.map((booking, index): [string, Statement | null] => [
      `insertReminder${index + 1}`,
      this.mailer.confirmationStatement(booking, salon, tx, { notifyClient: false }),
    ]);
    const [first, ...others] = bookings;
    const insertEmail =
      first && notifyClient
        ? this.seriesMailer.togetherStatement('series-confirmed', [first, ...others], tx)
        : null;
    return { ...Object.fromEntries(reminders), insertEmail };
  }

  /** Drops other waiting emails about these bookings. Returns how many emails tell the client. */
  async emailClient(
    bookings: BookingRecord[],
    { kind, news, notifyClient, salon = null }: SeriesNews,
    tx: EntityManager,
  ): Promise<number> {
    for (const booking of bookings) await this.mailer.bookingToldOtherwise(booking, news, tx, salon);
    const [first, ...others] = bookings;
    return first && notifyClient ? this.seriesMailer.emailTogether(kind, [first, ...others], tx) : 0;
  }
}
