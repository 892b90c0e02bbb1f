import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReadBookingsService } from '../booking-records/read-bookings.service.js';
import { BookingLettersService } from '../../mail/mail/booking-letters.service.js';
import { DeskHoldsService } from '../scheduling/desk-holds.service.js';
import { ProposalsService, linesAway, toProposalView } from './proposals.service.js';
import { Clock } from '../../common/clock.js';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import type { Stretch } from '../time-off/stretches.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { type SickDayVisitView, namesOf, toDoneVisitView } from './sick-day.view.js';
import type { SickDayChange } from './sick-day-change.entity.js';

/** Lists the bookings of a sick day: those to decide, with their proposals, and those decided. */
@Injectable()
export class ReadSickDayVisitsService {
  constructor(
    private readonly bookings: ReadBookingsService,
    private readonly letters: BookingLettersService,
    private readonly deskHolds: DeskHoldsService,
    private readonly proposals: ProposalsService,
    private readonly clock: Clock,
  ) {}

  async toOpenViews(
    bookings: BookingRecord[],
    stretch: Stretch,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<SickDayVisitView[]> {
    const held = await this.deskHolds.heldFor(
      bookings.map(({ id }) => id),
      tx,
    );
    const found = await this.proposals.proposalsFor({ stretch, bookings, held }, tx);
    return bookings.map((booking) => {
      const ids = linesAway(booking, stretch);
      const { proposal = { what: 'cancel' } as const, others = [] } = found.get(booking.id) ?? {};
      return {
        _id: booking.id,
        reference: booking.reference,
        version: booking.version,
        client: this.bookings.contactOf(booking, actor),
        startsAt: booking.startsAt.toISOString(),
        endsAt: booking.endsAt.toISOString(),
        titles: booking.lines.filter(({ id }) => ids.includes(id)).map(({ title }) => title),
        others: namesOf(booking.lines.filter(({ id }) => !ids.includes(id))),
        proposal: toProposalView(proposal, booking, ids, stretch.plan),
        choices: others.map((other) => toProposalView(other, booking, ids, stretch.plan)),
        heldUntil: held.get(booking.id)?.expiresAt.toISOString() ?? null,
        done: null,
      };
    });
  }

  /** The outcome of each booking, in the order of the changes. */
  async toDoneViews(
    changes: SickDayChange[],
    bookings: BookingRecord[],
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<SickDayVisitView[]> {
    const letters = await this.letters.lettersAbout(changes, tx);
    const now = this.clock.now();
    return changes.flatMap((change) => {
      const booking = bookings.find(({ id }) => id === change.bookingId);
      if (!booking) return [];
      const client = this.bookings.contactOf(booking, actor);
      return [toDoneVisitView({ booking, change, client, letter: letters.get(booking.id), now })];
    });
  }
}
