import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SeriesEmailKind } from '../../mail/email-templates/email-kinds.js';
import { type ReminderRules, BookingMailerService } from '../../mail/mail/booking-mailer.service.js';
import { SeriesMailerService } from '../../mail/mail/series-mailer.service.js';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import type { WriteBatch, Statement } from '../../database/statement.js';

/** What has become of a series, and whether its client is to hear of it. */
export interface SeriesNews {
  kind: SeriesEmailKind;
  news: 'moved' | 'cancelled';
  notifyClient: boolean;
  /** By whose rules the bookings are reminded of, where they still take place. */
  salon?: ReminderRules | null;
}

/** Tells clients of their series in one email, and settles the reminders of each booking. */
@Injectable()
export class SeriesEmailsService {
  constructor(
    private readonly mailer: BookingMailerService,
    private readonly seriesMailer: SeriesMailerService,
  ) {}

  /** One email of all dates, and a reminder of each. */
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

  /** What else waits about these bookings is dropped. Returns how many emails tell the client. */
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
