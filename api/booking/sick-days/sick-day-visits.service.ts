import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Rearranged, RearrangeBookingService } from '../bookings/rearrange-booking.service.js';
import { ReadBookingsService } from '../booking-records/read-bookings.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll } from '../../common/access/may.js';
import { Clock } from '../../common/clock.js';
import { mayNot, notFound } from '../../common/problem/common.problems.js';
import { BookingLettersService } from '../../mail/mail/booking-letters.service.js';
import type { Offer } from '../scheduling/hold.entity.js';
import type { HoldOfferDto, TimeOfferDto, RearrangeDto } from './dto/sick-day.dto.js';
import type { SickDayChange } from './sick-day-change.entity.js';
import { SickDayChangesRepository } from './sick-day-changes.repository.js';
import type { OfferHeldView, SickDayVisitView } from './sick-day.view.js';
import { cannotBeUndone, letterHasLeft } from './sick-days.problems.js';
import { ReadSickDayVisitsService } from './read-sick-day-visits.service.js';

/** Delay of the emails of a sick day, so that the desk can review all changes and undo some. */
const SICK_DAY_LETTER_WAIT_SECONDS = 120;

/** Carries out a decision about one booking of a sick day, or undoes it, completely or not at all. */
@Injectable()
export class SickDayVisitsService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly bookings: ReadBookingsService,
    private readonly places: RearrangeBookingService,
    private readonly changes: SickDayChangesRepository,
    private readonly letters: BookingLettersService,
    private readonly visits: ReadSickDayVisitsService,
    private readonly clock: Clock,
  ) {}

  /** Idempotent: a repeated call, after a lost answer, gets the same one. */
  async rearrangeVisit(id: string, body: RearrangeDto, actor: CurrentUser): Promise<SickDayVisitView> {
    assertMayForAll(actor);
    const { version, verb, message = '', offer } = body;
    const staffId = body.staffId;
    const known = await this.changes.findOf(id);
    const isRepeated = known?.version === version + 1 && known.staffId === staffId;
    if (!isRepeated) {
      const record = (done: Rearranged, tx: EntityManager) => {
        const calledAt = body.isAgreed ? done.at : null;
        return this.changes.addChange({ ...changeOf(done), staffId, calledAt }, tx);
      };
      const step = { version, undoSeconds: SICK_DAY_LETTER_WAIT_SECONDS, record };
      if (verb === 'rearrange' && offer) await this.places.rearrange(id, offerOf(offer), step, actor);
      else await this.places.cancel(id, message, step, actor);
    }
    return this.show(id, actor);
  }

  async holdOffer(id: string, { version, offer }: HoldOfferDto, actor: CurrentUser): Promise<OfferHeldView> {
    assertMayForAll(actor);
    const heldUntil = await this.places.hold(id, offerOf(offer), version, actor);
    return { heldUntil: heldUntil.toISOString() };
  }

  letOfferGo(id: string, actor: CurrentUser): Promise<void> {
    assertMayForAll(actor);
    return this.places.releaseHold(id, actor);
  }

  /** Restores the earlier state. Sends no email, so it requires that the email about the change was not sent. */
  async undoVisit(id: string, actor: CurrentUser): Promise<void> {
    assertMayForAll(actor);
    const change = await this.get(id);
    if (change.wasAt <= this.clock.now()) throw cannotBeUndone();
    await this.places.putBack(
      id,
      change,
      async (booking, tx) => {
        if (booking.version !== change.version) throw cannotBeUndone();
        if (!(await this.letters.takeBack(change, change.changedAt, tx))) throw letterHasLeft();
        await this.changes.remove(change.id, tx);
      },
      actor,
    );
  }

  async tickVisit(id: string, called: boolean, actor: CurrentUser): Promise<SickDayVisitView> {
    assertMayForAll(actor);
    const change = await this.get(id);
    await this.changes.markCalled(change.id, called ? this.clock.now() : null);
    return this.show(id, actor);
  }

  private async get(bookingId: string): Promise<SickDayChange> {
    const change = await this.changes.findOf(bookingId);
    if (!change) throw notFound('booking');
    return change;
  }

  private async show(id: string, actor: CurrentUser): Promise<SickDayVisitView> {
    const change = await this.get(id);
    const booking = await this.bookings.get(id, actor);
    const [view] = await this.visits.toDoneViews([change], [booking], actor, this.source.manager);
    if (!view) throw notFound('booking');
    return view;
  }
}

const changeOf = ({ what, booking, before, at }: Rearranged) => ({
  bookingId: booking.id,
  version: booking.version,
  what,
  wasAt: new Date(before.startsAt),
  before,
  changedAt: at,
});

const offerOf = ({ startsAt, people }: TimeOfferDto): Offer => ({
  startsAt: new Date(startsAt).toISOString(),
  people: people.map(({ lineId, staffId }) => ({
    lineId,
    staffId,
  })),
});

/** These actions can affect anyone's bookings. */
function assertMayForAll(actor: CurrentUser): void {
  if (!mayForAll(actor, 'bookings')) throw mayNot('bookings');
}
