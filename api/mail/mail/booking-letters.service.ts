import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { BookingLettersRepository } from './booking-letters.repository.js';
import type { ChangeOfBooking, LetterAboutChange } from '../letters/letter-about-change.js';
import { MailTransport } from '../delivery/mail-transport.port.js';

/** Finds emails about changes, and withdraws those not sent yet. */
@Injectable()
export class BookingLettersService {
  constructor(
    private readonly letters: BookingLettersRepository,
    private readonly transport: MailTransport,
    private readonly clock: Clock,
  ) {}

  /** The email about each change, by booking id. Empty without a mail server, because nothing reaches the client. */
  async lettersAbout(
    changes: ChangeOfBooking[],
    tx: EntityManager,
  ): Promise<ReadonlyMap<string, LetterAboutChange>> {
    if (!this.transport.sendsEmail) return new Map();
    const letters = await this.letters.about(changes, tx);
    return new Map(letters.map((letter) => [letter.bookingId, letter]));
  }

  /**
   * Drops the email about a change, and restores those that the change had dropped. Returns false, unchanged, if the
   * email was sent or is being sent. For callers who have locked the booking.
   */
  async takeBack(change: ChangeOfBooking, changedAt: Date, tx: EntityManager): Promise<boolean> {
    const now = this.clock.now();
    if (this.transport.sendsEmail && (await this.letters.haveLeft(change, now, tx))) return false;
    await this.letters.drop(change, now, tx);
    await this.letters.revive(change, changedAt, tx);
    return true;
  }
}
