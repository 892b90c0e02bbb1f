import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Booking } from '../bookings/booking.entity.js';
import { BookingEvent } from '../bookings/booking-event.entity.js';
import { BookingLine } from '../bookings/booking-line.entity.js';
import { TimeOff } from '../bookings/time-off.entity.js';
import { ClientCard } from '../clients/client-card.entity.js';
import { PortfolioItem } from '../portfolio/portfolio-item.entity.js';
import { Review } from '../reviews/review.entity.js';
import { OpeningHours } from '../salon/opening-hours.entity.js';
import { Salon } from '../salon/salon.entity.js';
import { SalonService } from '../services/salon-service.entity.js';
import { ServiceAddOn } from '../services/service-add-on.entity.js';
import { ServiceCategory } from '../services/service-category.entity.js';
import { StaffHours } from '../staff/staff-hours.entity.js';
import { StaffMember } from '../staff/staff-member.entity.js';
import { StaffOffer } from '../staff/staff-offer.entity.js';
import type { SalonRows } from './demo-salon.rows.js';
import type { DiaryRows } from './diary.rows.js';

const instant = (minutes: number) => new Date(minutes * 60_000).toISOString();

/** Two-part advisory lock: whoever moves the demo salon in holds it. */
const DEMO_LOCK = [7207, 3];

@Injectable()
export class DemoRepository {
  /** Copies that start together wait for each other here; the lock ends with the transaction. */
  async lock(within: EntityManager): Promise<void> {
    await within.query(`SELECT pg_advisory_xact_lock($1, $2)`, DEMO_LOCK);
  }

  /**
   * Whether the salon is as the migrations left it. Anything of its own, a name, a service, a colleague, a
   * client, means that somebody runs it, and her salon is never mixed with an invented one.
   */
  async isUntouched(within: EntityManager): Promise<boolean> {
    const rows: { untouched: boolean }[] = await within.query(
      `SELECT demo_at IS NULL AND name = 'Parlour' AND phone || email || street || city = ''
         AND NOT EXISTS (SELECT FROM service_categories)
         AND NOT EXISTS (SELECT FROM services)
         AND NOT EXISTS (SELECT FROM staff)
         AND NOT EXISTS (SELECT FROM special_days)
         AND NOT EXISTS (SELECT FROM portfolio_items)
         AND NOT EXISTS (SELECT FROM site_texts)
         AND NOT EXISTS (SELECT FROM media)
         AND NOT EXISTS (SELECT FROM reviews)
         AND NOT EXISTS (SELECT FROM clients)
         AND NOT EXISTS (SELECT FROM users WHERE role <> 'admin') AS untouched
       FROM salon`,
    );
    return rows[0]?.untouched === true;
  }

  /** Writes the salon, what it sells, who works in it and what is said of it. */
  async fillIn(rows: SalonRows, within: EntityManager): Promise<void> {
    await within.update(Salon, { id: 1 }, rows.salon);
    await within.query(`DELETE FROM opening_hours`);
    await within.insert(OpeningHours, rows.openingHours);
    await within.insert(ServiceCategory, rows.categories);
    await within.insert(SalonService, rows.services);
    await within.insert(ServiceAddOn, rows.addOns);
    await within.insert(StaffMember, rows.members);
    await within.insert(StaffOffer, rows.offers);
    await within.insert(StaffHours, rows.hours);
    await within.insert(Review, rows.reviews);
    await within.insert(PortfolioItem, rows.portfolio);
  }

  /** Writes hundreds of bookings in six statements; nobody can be booked twice here either. */
  async writeDiary(
    { cards, bookings, events, timeOff, taken }: DiaryRows,
    within: EntityManager,
  ): Promise<void> {
    await within.insert(ClientCard, cards);
    await within.insert(
      Booking,
      bookings.map(({ lines: _, ...booking }) => booking),
    );
    await within.insert(
      BookingLine,
      bookings.flatMap(({ lines }) => lines),
    );
    await within.insert(BookingEvent, events);
    await within.insert(TimeOff, timeOff);
    await within.query(
      `INSERT INTO allocations (staff_id, during, kind, booking_id, time_off_id, reason)
       SELECT staff_id, tstzrange(starts, ends), CASE WHEN booking_id IS NULL THEN 'block' ELSE 'booking' END,
         booking_id, time_off_id, reason
       FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::uuid[], $5::uuid[], $6::text[])
         AS taken (staff_id, starts, ends, booking_id, time_off_id, reason)`,
      [
        taken.map(({ staffId }) => staffId),
        taken.map(({ start }) => instant(start)),
        taken.map(({ end }) => instant(end)),
        taken.map(({ bookingId }) => bookingId),
        taken.map(({ timeOffId }) => timeOffId),
        taken.map(({ reason }) => reason),
      ],
    );
  }
}
